import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStorage } from '../src/app/open-storage.ts';
import { readBackup } from '../src/backup/read-backup.ts';
import { writeBackup } from '../src/backup/write-backup.ts';
import { affiliates, payoutProfiles, referrals } from '../src/db/schema/index.ts';
import { affiliateBalance } from '../src/features/books/sums.ts';
import { insertMail, listUnsentMailIds } from '../src/features/mail/mail-repository.ts';
import { takePayment, takeRefund } from '../src/features/payments/take-payment.ts';
import { askForTransfer } from '../src/features/payouts/transfers.ts';
import { newStorageKey } from '../src/storage/storage-key.ts';
import { runCommand } from './run-command.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { signUp } from './test-server.ts';
import { temporaryFolder, testSettings } from './test-settings.ts';

let source: TestDatabase;
let target: TestDatabase;

beforeEach(async () => {
  source = await createTestDatabase();
  target = await createTestDatabase();
});
afterEach(async () => {
  await source.close();
  await target.close();
});

it('brings accounts, sessions, unsent mails and files to another installation, whole', async () => {
  const ann = await signUp(source, {
    email: 'ann@example.com',
    name: 'Änn \\ "Ø"\t\n',
    plan: 'pro',
  });
  const mailId = await insertMail(source.db, {
    to: 'ann@example.com',
    template: 'mail-check',
    words: { publicUrl: 'http://a\\b' },
  });
  const sourceFiles = await openStorage(testSettings());
  const files = new Map<string, Buffer>();
  for (const size of [0, 1, 70_000, 3_000_000]) {
    const key = newStorageKey('uploads', 'png');
    files.set(key, randomBytes(size));
    await sourceFiles.put(key, files.get(key) ?? Buffer.alloc(0), { contentType: 'image/png' });
  }
  const file = join(temporaryFolder(), 'backup.tar.gz');
  const saved = await writeBackup({ pool: source.pool, storage: sourceFiles, version: '1' }, file);
  expect(saved.files).toBe(4);
  expect((await stat(file)).mode & 0o777).toBe(0o600);

  const stale = await signUp(target, { email: 'stale@example.com' });
  const targetFiles = await openStorage(testSettings());
  await readBackup({ databaseUrl: target.databaseUrl, storage: targetFiles }, file);

  for (const table of ['users', 'sessions', 'mails', 'secrets']) {
    const rows = `select * from ${table} order by 1`;
    expect((await target.pool.query(rows)).rows).toEqual((await source.pool.query(rows)).rows);
  }
  expect(await listUnsentMailIds(target.db)).toEqual([mailId]);
  for (const [key, bytes] of files) {
    const { stream, contentType } = await targetFiles.get(key);
    expect((await buffer(stream)).equals(bytes)).toBe(true);
    expect(contentType).toBe('image/png');
  }
  // Numbers go on where they were, so no later account gets an earlier one's id.
  const next = await signUp(target, { email: 'next@example.com' });
  expect(next.id).toBe(ann.id + 1);
  expect(stale.id).toBeGreaterThan(0);
});

it('keeps the books whole: every line, every transfer, and what guards them', async () => {
  const affiliate = await signUp(source, { email: 'aff@example.com', affiliate: true });
  await source.db.insert(affiliates).values({ userId: affiliate.id, username: 'aff' });
  const payer = await signUp(source, { email: 'payer@example.com' });
  await source.db
    .insert(referrals)
    .values({ userId: payer.id, affiliateId: affiliate.id, via: 'link', isSignup: true });
  const payment = {
    provider: 'operator',
    externalId: 'one',
    payer: { id: payer.id, name: '', email: '' },
    amountCents: 5000,
    currency: 'USD',
    plan: 'pro',
    periodStart: new Date(),
    periodEnd: undefined,
    paidAt: new Date(Date.now() - 40 * 86_400_000),
  };
  await takePayment(source.db, payment);
  const item = { userId: affiliate.id, paypalEmail: 'p@example.com', name: 'Ann Lee' };
  const more = { businessName: 'L', phone: '1', address: 'S', city: 'T', state: 'S', zip: '1' };
  await source.db
    .insert(payoutProfiles)
    .values({ ...item, ...more, country: 'DE', tax: '1', website: 'w', verified: true });
  await askForTransfer(source.db, affiliate.id, 10, new Date());
  const refund = { provider: 'operator', externalId: 're', payment: 'one', amountCents: 1000 };
  await takeRefund(source.db, { ...refund, at: new Date() });

  const storage = await openStorage(testSettings());
  const file = join(temporaryFolder(), 'backup.tar.gz');
  await writeBackup({ pool: source.pool, storage, version: '1' }, file);
  await takePayment(target.db, {
    ...payment,
    payer: { ...payment.payer, id: (await signUp(target, { email: 'gone@example.com' })).id },
  });
  await readBackup({ databaseUrl: target.databaseUrl, storage }, file);

  const money = ['payments', 'ledger_transactions', 'ledger_entries', 'commission_shares'];
  for (const table of [...money, 'payouts', 'payout_profiles', 'referrals', 'affiliates']) {
    const rows = `select * from ${table} order by 1, 2`;
    const { rows: before } = await source.pool.query(rows);
    expect(before.length).toBeGreaterThan(0);
    expect((await target.pool.query(rows)).rows).toEqual(before);
  }
  expect(await affiliateBalance(target.db, affiliate.id, new Date())).toEqual({
    total: 2000,
    holding: 0,
    inReview: 0,
    unpaid: 1000,
    due: 1000,
    paid: 0,
  });
  await expect(target.pool.query('delete from ledger_entries')).rejects.toThrow('never changed');
  expect(await takePayment(target.db, payment)).toBeUndefined();
  expect(await takeRefund(target.db, { ...refund, at: new Date() })).toBe('known');
  await expect(askForTransfer(target.db, affiliate.id, 7, new Date())).rejects.toThrow();
});

it('says in one line that a backup was restored, and nothing of the connections that had to end', async () => {
  const storage = await openStorage(testSettings());
  const file = join(temporaryFolder(), 'backup.tar.gz');
  await writeBackup({ pool: source.pool, storage, version: '1.2.51' }, file);
  const restored = await runCommand('restore', [file], {
    DATABASE_URL: target.databaseUrl,
    DATA_DIR: temporaryFolder(),
  });
  expect(restored.output).toMatch(/^Restored \d+ tables and 0 files, as they were at \S+\.$/);
  expect(restored.code).toBe(0);
});

it('is of one moment: what changes while it is written is not in it', async () => {
  const ann = await signUp(source, { email: 'ann@example.com', plan: 'pro' });
  const storage = await openStorage(testSettings());
  const file = join(temporaryFolder(), 'backup.tar.gz');
  // Whoever holds the first table lets the backup come as far as there, then takes away from all others.
  const holder = await source.pool.connect();
  await holder.query('begin');
  await holder.query('lock table users in access exclusive mode');
  const writing = writeBackup({ pool: source.pool, storage, version: '1' }, file);
  const waiting = () => holder.query('select 1 from pg_locks where not granted');
  await expect.poll(async () => (await waiting()).rowCount).toBeGreaterThan(0);
  await holder.query('delete from sessions where user_id = $1', [ann.id]);
  await holder.query('commit');
  holder.release();
  await writing;
  await readBackup({ databaseUrl: target.databaseUrl, storage }, file);
  const { rows } = await target.pool.query('select id from sessions');
  expect(rows).toHaveLength(1);
});

it('says so when a backup was cut short, or is none, and changes nothing', async () => {
  const storage = await openStorage(testSettings());
  const folder = temporaryFolder();
  const whole = join(folder, 'whole.tar.gz');
  await writeBackup({ pool: source.pool, storage, version: '1' }, whole);
  const bytes = await buffer(createReadStream(whole));
  const cut = join(folder, 'cut.tar.gz');
  await writeFile(cut, bytes.subarray(0, bytes.length - 40));
  const none = join(folder, 'none.tar.gz');
  await writeFile(none, 'hello');
  const into = { databaseUrl: target.databaseUrl, storage };
  const { id } = await signUp(target, { email: 'ann@example.com' });
  await expect(readBackup(into, cut)).rejects.toThrow('it may be damaged or cut short');
  await expect(readBackup(into, none)).rejects.toThrow('it may be damaged or cut short');
  expect((await target.pool.query('select id from users')).rows).toEqual([{ id: String(id) }]);
});
