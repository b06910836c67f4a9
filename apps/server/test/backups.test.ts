import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runWorker } from '../src/app/run-worker.ts';
import { installation } from '../src/db/schema/index.ts';
import { credentials, openS3, type TestStorage } from '../src/storage/testing/storages.ts';
import { runCommand } from './run-command.ts';
import { createTestDatabase, silentLog, type TestDatabase } from './test-database.ts';
import { createTestServer, signUp } from './test-server.ts';
import { temporaryFolder, testSettings } from './test-settings.ts';

interface Shown {
  readonly id: string;
  readonly name: string | null;
  readonly bytes: number;
  readonly problem: string | null;
  readonly rehearsal: string | null;
}

const dataDir = temporaryFolder();
const patience = { timeout: 60_000 };
let database: TestDatabase;
let app: FastifyInstance;
let worker: Awaited<ReturnType<typeof runWorker>>;
let bucket: TestStorage;
let owner: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const settings = { DATA_DIR: dataDir };
  app = await createTestServer({ database, settings });
  worker = await runWorker(testSettings(settings), database.databaseUrl, silentLog);
  bucket = await openS3();
  const { id: ownerId, cookie } = await signUp(database, { email: 'ann@example.com' });
  await database.db.update(installation).set({ ownerId });
  owner = cookie;
});
afterAll(async () => {
  await worker.close();
  await app.close();
  await bucket.close();
  await database.close();
});

async function call(path: string, body?: object) {
  const reply = await app.inject({
    method: body ? 'POST' : 'GET',
    url: `/api/members/${path}`,
    headers: { cookie: owner },
    ...(body && { payload: body }),
  });
  return reply.json();
}

const newest = async (): Promise<Shown> => (await call('backups')).backups[0];

/** Waits for the next one, and tells what became of it. */
async function backUp(): Promise<Shown> {
  const before = (await newest())?.id;
  await call('backups/make', {});
  await expect
    .poll(async () => {
      const { id, name, problem } = await newest();
      return id !== before && (name ?? problem) !== null;
    }, patience)
    .toBe(true);
  return newest();
}

async function rehearse({ id }: Shown): Promise<string | null> {
  await call('backups/rehearse', { id });
  await expect.poll(async () => (await newest()).rehearsal, patience).not.toBeNull();
  return (await newest()).rehearsal;
}

const restored = /^Restored \d+ tables and 0 files in \d+ s\.$/;

it('a backup is made by a button, and restoring it is rehearsed beside the installation', async () => {
  expect(await call('backups')).toEqual({
    kept: 0,
    bucket: null,
    is_with_files: true,
    backups: [],
  });
  const made = await backUp();
  expect(made).toMatchObject({ problem: null, name: expect.stringMatching(/\.tar\.gz$/) });
  expect(made.bytes).toBeGreaterThan(1000);
  expect(existsSync(join(dataDir, 'backups', made.name ?? ''))).toBe(true);
  expect(await rehearse(made)).toMatch(restored);
  const { rows } = await database.pool.query(
    "select datname from pg_database where datname = current_database() || '_rehearsal'",
  );
  expect(rows).toEqual([]);
});

it('two that are rehearsed by two workers at once do not spoil each other', async () => {
  const settings = testSettings({ DATA_DIR: dataDir });
  const second = await runWorker(settings, database.databaseUrl, silentLog);
  try {
    const backups = [await backUp(), await backUp()];
    await Promise.all(backups.map(({ id }) => call('backups/rehearse', { id })));
    const told = async () =>
      (await call('backups')).backups
        .filter(({ id }: Shown) => backups.some((one) => one.id === id))
        .map(({ rehearsal }: Shown) => rehearsal);
    await expect.poll(async () => (await told()).every(Boolean), patience).toBe(true);
    for (const rehearsal of await told()) expect(rehearsal).toMatch(/^Restored/);
  } finally {
    await second.close();
  }
});

it('one that failed for good is made after all when somebody tries it again', async () => {
  const { id } = await newest();
  await database.pool.query("update backups set name = null, problem = 'No room' where id = $1", [
    id,
  ]);
  const failed = await database.pool.query(
    "update pgboss.job set state = 'failed' where name = 'make-backup' and data ->> 'backupId' = $1 returning id",
    [id],
  );
  const job = { id: failed.rows[0].id, name: 'make-backup' };
  expect((await call('health/retry', job)).msg).toBe('It’s being tried again');
  await expect.poll(async () => (await newest()).name, patience).toMatch(/\.tar\.gz$/);
  expect(await newest()).toMatchObject({ id, problem: null });
});

it('a bucket is connected on the page: backups go there, as many as are kept, and come back', async () => {
  const values = {
    BACKUP_ENDPOINT: bucket.endpoint,
    BACKUP_BUCKET: 'files',
    BACKUP_ACCESS_KEY_ID: 'WRONG',
    BACKUP_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  };
  const id = 'backups';
  expect(await call('connections/test', { id, values })).toMatchObject({
    works: false,
    sentence: expect.stringContaining('refused the key'),
  });
  const right = { ...values, BACKUP_ACCESS_KEY_ID: credentials.accessKeyId };
  const elsewhere = { ...right, BACKUP_BUCKET: 'nowhere' };
  expect(await call('connections/test', { id, values: elsewhere })).toMatchObject({
    sentence: 'There is no such bucket.',
  });
  expect(await call('connections/test', { id, values: right })).toMatchObject({
    works: true,
    sentence: 'files took a small file, gave it back and deleted it.',
  });
  await call('connections/save', { id, values: right, on: true });
  await call('backups/schedule', { kept: 1 });
  expect(await call('backups')).toMatchObject({ kept: 1, bucket: 'files', is_with_files: false });

  const inBucket = async () => {
    const keys: string[] = [];
    for await (const key of bucket.storage.list('')) keys.push(`s3://files/${key}`);
    return keys;
  };
  // The worker hears of it within seconds; until then, backups lie in its folder.
  let made = await backUp();
  await expect
    .poll(async () => {
      if (!made.name?.startsWith('s3://')) made = await backUp();
      return made.name;
    }, patience)
    .toMatch(/^s3:\/\/files\/backups\//);
  expect(await inBucket()).toEqual([made.name]);
  const later = await backUp();
  expect(later.name).not.toBe(made.name);
  await expect.poll(inBucket, patience).toEqual([later.name]);
  await expect.poll(async () => (await call('backups')).backups.length, patience).toBe(1);
  expect(await rehearse(later)).toMatch(restored);

  const target = await createTestDatabase();
  const command = await runCommand('restore', [later.name ?? ''], {
    ...right,
    DATABASE_URL: target.databaseUrl,
    DATA_DIR: temporaryFolder(),
  });
  expect(command.output).toMatch(/^Restored \d+ tables/);
  const { rows } = await target.pool.query('select email from users');
  expect(rows).toEqual([{ email: 'ann@example.com' }]);
  await target.close();
});
