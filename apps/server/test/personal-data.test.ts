import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import {
  auditEntries,
  billingCustomers,
  invitations,
  leadForms,
  leads,
  payoutProfiles,
  payouts,
  referrals,
  sessions,
  translations,
} from '../src/db/schema/index.ts';
import { runAdmin } from '../src/features/admin/run-admin.ts';
import { personalDataList } from '../src/features/personal-data/personal-data-list.ts';
import {
  keepSecret,
  replaceRecoveryCodes,
  turnOn,
} from '../src/features/second-step/authenticator-repository.ts';
import { insertPasskey } from '../src/features/second-step/passkey-repository.ts';
import { openStep } from '../src/features/second-step/step-repository.ts';
import { noteFile } from '../src/features/stored-files/stored-file-repository.ts';
import { insertSupportMessage } from '../src/features/support/support-repository.ts';
import { insertTranscription } from '../src/features/transcription/transcription-repository.ts';
import { insertUpload } from '../src/features/uploads/upload-repository.ts';
import { keepChannel } from '../src/features/video-site/channel-repository.ts';
import { chargeVideo } from '../src/features/videos/video-minutes.ts';
import { upsertVideo } from '../src/features/videos/video-repository.ts';
import { chargeSpeech } from '../src/features/voice/spoken-line-repository.ts';
import { newStorageKey } from '../src/storage/storage-key.ts';
import {
  type AccountsHouse,
  joinHouse,
  openAccountsHouse,
  openBrowser,
  type TestBrowser,
} from './test-accounts.ts';

let house: AccountsHouse;

beforeAll(async () => {
  house = await openAccountsHouse();
});
afterAll(async () => {
  await house.close();
});

/** The files of a person's export, parsed where they are JSON. */
async function exportOf(browser: TestBrowser): Promise<Record<string, string>> {
  const reply = await browser.get('/api/user/export');
  expect(reply.headers['content-type']).toBe('application/zip');
  expect(reply.headers['content-disposition']).toContain('reelwright-data.zip');
  const zip = await fromBufferPromise(reply.rawPayload, { lazyEntries: true });
  const files: Record<string, string> = {};
  for await (const entry of zip.eachEntry()) {
    files[entry.fileName] = await text(await zip.openReadStreamPromise(entry));
  }
  return files;
}

/** Somebody with something in every table. */
async function liveHere(mark: string) {
  const person = await joinHouse(house, `${mark}@example.com`);
  const { browser, email, password } = person;
  await browser.post('/api/user/profile/profile', { name: `Name of ${mark}`, email });
  await browser.post('/api/user/update-data', {
    data: { target_keyword: `Topic of ${mark}`, keywords: [`Keyword of ${mark}`] },
  });
  await browser.post('/api/members/contact-profile', {
    profile: { contact_title: 'Visit us', info: { website: `${mark}.example.com` } },
  });
  await browser.post(`/api/user/activity?name=${mark}_did`);
  await browser.post('/api/members/shorten', { url: `${mark}.example.com` });
  const saved = await browser.post('/api/user/projects/save', {
    title: `Video of ${mark}`,
    data_json: JSON.stringify({ version: 1, keyword: `Secret of ${mark}` }),
    change_id: randomUUID(),
  });
  const about = { title: `Video of ${mark}`, description: '', keywords: [], category: 26 };
  await upsertVideo(house.database.db, {
    projectId: saved.json().id,
    userId: person.id,
    revision: 1,
    document: Buffer.from(''),
    ...about,
  });
  const asked = { projectId: saved.json().id, userId: person.id, consent: `Consent of ${mark}` };
  await house.database.db.insert(leadForms).values({
    projectId: asked.projectId,
    userId: person.id,
    enabled: true,
    moment: 'after',
    atSeconds: 0,
    question: `Question of ${mark}`,
    consent: asked.consent,
    maySkip: true,
  });
  await house.database.db.insert(leads).values({
    ...asked,
    name: `Viewer of ${mark}`,
    email: `viewer-of-${mark}@example.com`,
    place: 'watch',
    codeHash: `viewer of ${mark}`,
  });
  await noteFile(house.database.db, {
    key: newStorageKey('uploads', 'png'),
    kind: 'upload',
    userId: person.id,
    name: `Picture of ${mark}`,
  });
  await house.database.pool.query('update stored_files set stored_at = now()');
  await insertUpload(
    house.database.db,
    { userId: person.id },
    { name: `Clip of ${mark}`, bytes: 9 },
  );
  await chargeVideo(house.database.db, { renderId: randomUUID(), userId: person.id, seconds: 9 });
  await chargeSpeech(house.database.db, {
    userId: person.id,
    fileKey: `voices/${mark}`,
    seconds: 5,
  });
  await house.database.db.insert(translations).values({
    userId: person.id,
    projectId: saved.json().id,
    language: 'de',
    title: `Video of ${mark} (German)`,
    category: 'full-video',
    document: Buffer.from(''),
  });
  await insertTranscription(house.database.db, {
    userId: person.id,
    fileKey: `uploads/${mark}.mp3`,
    seconds: 5,
  });
  await keepChannel(house.database.db, person.id, {
    permission: `Permission of ${mark}`,
    channel: `Channel of ${mark}`,
  });
  await insertSupportMessage(house.database.db, {
    userId: person.id,
    name: `Name of ${mark}`,
    email,
    subject: 'Hello',
    message: `Question of ${mark}`,
  });
  await runAdmin(
    ['plan', email, 'pro', '--amount', '29.00', '--currency', 'USD'],
    (work) => work(house.database.db),
    new Date('2026-03-10T12:00:00Z'),
  );
  await browser.post('/api/user/affiliates/join');
  const { db } = house.database;
  await db.insert(invitations).values({
    email,
    codeHash: `invitation of ${mark}`,
    usedBy: person.id,
    expiresAt: new Date('2099-01-01'),
  });
  await db.insert(auditEntries).values({ action: 'plan-changed', actorId: person.id, details: {} });
  await db.insert(sessions).values({
    tokenHash: Buffer.from(`visit of ${mark}`),
    userId: person.id,
    visitorId: person.id,
    expiresAt: new Date('2099-01-01'),
  });
  await db.insert(referrals).values({
    userId: person.id,
    affiliateId: person.id,
    via: 'link',
    promotion: `promotion-of-${mark}`,
    isSignup: true,
  });
  const words = `Payout of ${mark}`;
  await db.insert(payoutProfiles).values({
    userId: person.id,
    paypalEmail: email,
    name: words,
    businessName: words,
    phone: words,
    address: words,
    city: words,
    state: words,
    zip: words,
    country: 'DE',
    tax: words,
    website: words,
  });
  await db
    .insert(billingCustomers)
    .values({ userId: person.id, provider: 'stripe', customerId: `cus_${mark}` });
  await db.insert(payouts).values({ userId: person.id, amountCents: 500, currency: 'USD' });
  const phone = openBrowser(house.app);
  await phone.post('/api/user/login', { email, password }, { 'user-agent': `Phone of ${mark}` });
  const publicKey = Buffer.from(`Key of ${mark}`);
  const passkey = { id: `key-of-${mark}`, name: `Passkey of ${mark}`, publicKey, counter: 0 };
  await insertPasskey(db, { ...passkey, userId: person.id, transports: [] });
  await keepSecret(db, person.id, `Secret of the app of ${mark}`);
  await turnOn(db, person.id);
  await replaceRecoveryCodes(db, person.id, [Buffer.from(`Recovery of ${mark}`)]);
  await openStep(db, { purpose: 'second-step', userId: person.id });
  return person;
}

/** Every table with rows about a person, and the column that says whose they are. */
async function tablesAboutPeople() {
  const { rows } = await house.database.pool.query<{ table: string; column: string; rule: string }>(
    `select conrelid::regclass::text as table, attname as column, confdeltype as rule
     from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'f' and confrelid = 'users'::regclass`,
  );
  return rows;
}

describe('the export of one’s data', () => {
  it('holds everything about the person and nothing about others', async () => {
    const ann = await liveHere('ann');
    await liveHere('bob');
    const files = await exportOf(ann.browser);
    const read = (file: string) => JSON.parse(files[file] ?? '');
    // The one that every account starts with, and their own.
    const [sample, project, ...others] = read('projects.json');
    expect(others).toEqual([]);
    expect(Object.keys(files).toSorted()).toEqual(
      [
        'about.txt',
        sample.file,
        project.file,
        ...personalDataList.map(({ file }) => file),
      ].toSorted(),
    );
    expect(project.file).toBe(`projects/${project.id}-video-of-ann.reelwright.json`);
    expect(read(project.file)).toMatchObject({
      format: 'reelwright-project',
      project: { title: 'Video of ann', data: { keyword: 'Secret of ann' } },
    });
    expect(read('profile.json')).toMatchObject([
      { id: ann.id, email: 'ann@example.com', name: 'Name of ann', hasPassword: true },
    ]);
    expect(read('ways-to-sign-in.json')).toMatchObject([
      { way: 'passkey', name: 'Passkey of ann' },
      { way: 'authenticator app', recoveryCodesLeft: 1 },
    ]);
    expect(JSON.stringify(files)).not.toContain('Secret of the app');
    expect(read('files.json')).toMatchObject([{ name: 'Picture of ann' }]);
    expect(read('youtube.json')).toMatchObject([{ channel: 'Channel of ann' }]);
    expect(JSON.stringify(files)).not.toContain('Permission of');
    expect(read('topics.json')).toMatchObject([
      { targetKeyword: 'Topic of ann', keywords: ['Keyword of ann'] },
    ]);
    expect(read('contact-profile.json')).toMatchObject([
      { profile: { contact_title: 'Visit us', info: { website: 'ann.example.com' } } },
    ]);
    expect(read('activity.json')).toMatchObject([{ name: 'ann_did' }]);
    // Two of their own, and that of somebody who looked at the account.
    expect(read('sessions.json')).toHaveLength(3);
    expect(read('invoices.json')).toMatchObject([{ number: 'RW-2026-0001', amountCents: 2900 }]);
    expect(read('payments.json')).toMatchObject([
      { service: 'stripe', customerId: 'cus_ann' },
      { amountCents: 2900, plan: 'pro' },
    ]);
    expect(read('affiliate.json')).toMatchObject([
      { username: 'nameofann' },
      { cameThroughAnAffiliate: { promotion: 'promotion-of-ann' } },
    ]);
    expect(read('payouts.json')).toMatchObject([{ name: 'Payout of ann' }, { amountCents: 500 }]);
    expect(read('plan-changes.json')).toMatchObject([{ details: { to: { plan: 'pro' } } }]);
    expect(read('support-messages.json')).toMatchObject([{ message: 'Question of ann' }]);
    expect(read('mails.json')).toMatchObject([{ kind: 'verify-email' }]);
    const all = Object.values(files).join('');
    // Not the bare name: things bob in films, too.
    expect(all).not.toMatch(/\bof bob\b|bob@|bob_did|bob\.example/);
    expect(all).not.toMatch(/argon2|tokenHash/);
    expect(all).not.toContain(await house.codeFor(ann.email));
  });

  it('covers every table about people', async () => {
    const exported = personalDataList.flatMap(({ tables }) => tables);
    // Codes are hashes that live for ten minutes.
    const known = new Set([...exported, 'codes']);
    for (const { table } of await tablesAboutPeople()) expect(known).toContain(table);
  });

  it('holds thousands of rows whole', async () => {
    const { browser, id } = await joinHouse(house);
    await house.database.pool.query(
      "insert into activities (user_id, name) select $1, 'step ' || n from generate_series(1, 5000) n",
      [id],
    );
    const activity = JSON.parse((await exportOf(browser))['activity.json'] ?? '');
    expect(activity).toHaveLength(5000);
    expect(activity[4999].name).toBe('step 5000');
  });

  it('is for members only', async () => {
    expect((await openBrowser(house.app).get('/api/user/export')).statusCode).toBe(401);
  });
});

describe('deleting one’s account', () => {
  it('says beforehand what it does', async () => {
    const { browser } = await joinHouse(house);
    const preview = (await browser.get('/api/user/delete/preview')).json();
    expect(preview.consequences).toContain('All your devices are logged out.');
    expect(preview.consequences).toContainEqual(
      expect.stringMatching(
        /^Your projects are deleted.*Published videos can no longer be watched/,
      ),
    );
    expect(preview.consequences.at(-1)).toBe('This cannot be undone.');
    expect(preview.confirm_with).toEqual(['password', 'otp']);
  });

  it('leaves nothing behind but the confirmation, and touches nobody else', async () => {
    const [eve, joe] = [await liveHere('eve'), await liveHere('joe')];
    await house.database.pool.query('update installation set owner_id = $1', [eve.id]);
    await house.codeFor(eve.email);
    const countOf = async (id: number) => {
      const counts: Record<string, number> = {};
      for (const { table, column } of await tablesAboutPeople()) {
        const found = `select 1 from ${table} where ${column} = $1`;
        const { rowCount } = await house.database.pool.query(found, [id]);
        counts[table] = (counts[table] ?? 0) + (rowCount ?? 0);
      }
      return counts;
    };
    const before = await countOf(joe.id);
    const empty = Object.entries(await countOf(eve.id)).filter(([, rows]) => rows === 0);
    expect(empty).toEqual([]);
    const { password } = eve;
    const reply = await eve.browser.post('/api/user/delete/confirm', { password });
    expect(reply.json()).toEqual({ type: 'msg', msg: 'Your account was deleted.' });
    expect(Object.values(await countOf(eve.id)).some(Boolean)).toBe(false);
    expect(await countOf(joe.id)).toEqual(before);
    const left = await house.database.pool.query('select 1 from users where id = $1', [eve.id]);
    expect(left.rowCount).toBe(0);
    const mails = await house.database.pool.query(
      'select template from mails where recipient = $1',
      [eve.email],
    );
    expect(mails.rows).toEqual([{ template: 'account-deleted' }]);
    expect((await openBrowser(house.app).post('/api/user/login', eve)).statusCode).toBe(401);
    await expect
      .poll(() => house.mailsTo(eve.email).at(-1)?.subject)
      .toBe('Your account was deleted');
  });

  it('logs every device out, and the address is free again', async () => {
    const { browser, email, password } = await joinHouse(house);
    const phone = openBrowser(house.app);
    await phone.post('/api/user/login', { email, password });
    await browser.post('/api/user/delete/confirm', { password });
    expect((await phone.get('/api/user/info')).json().user).toBeNull();
    expect(browser.cookie).toBe('');
    expect((await joinHouse(house, email)).id).toBeGreaterThan(0);
  });

  it('can be confirmed by a mailed code, once, and by no other code', async () => {
    const { browser, email } = await joinHouse(house);
    const verifyCode = await house.codeFor(email);
    const sent = await browser.post('/api/user/delete/send');
    expect(sent.json()).toMatchObject({ type: 'msg', sent_to: email });
    const otp = await house.codeFor(email, 2);
    const wrong = await browser.post('/api/user/delete/confirm', { otp: verifyCode });
    expect(wrong.statusCode).toBe(400);
    expect((await browser.post('/api/user/delete/confirm', { otp })).statusCode).toBe(200);
  });

  it.each([
    [{}, 400, 'Password is required'],
    [{ password: 'not it' }, 403, "That password isn't right. Please try again."],
    [{ password: ['first password'] }, 400, 'Password must be text'],
    [{ otp: '1234567' }, 400, 'Code is too short (8 chars min)'],
  ])('does not happen with %j', async (body, status, sentence) => {
    const { browser } = await joinHouse(house);
    const reply = await browser.post('/api/user/delete/confirm', body);
    expect(reply.json()).toEqual({ error: sentence });
    expect(reply.statusCode).toBe(status);
    expect((await browser.get('/api/user/info')).json().user).not.toBeNull();
  });

  it('takes everything with it by the tables’ own rules', async () => {
    // Books have to be kept, and what the operator did; both forget whose account it was. So do
    // files, until the sweep has removed them from storage, and the installation, which is nobody's then.
    const kept = [
      'invoices',
      'payments',
      'payouts',
      'audit_entries',
      'stored_files',
      'installation',
    ];
    for (const { table, rule } of await tablesAboutPeople())
      expect([table, rule]).toEqual([table, kept.includes(table) ? 'n' : 'c']);
  });
});
