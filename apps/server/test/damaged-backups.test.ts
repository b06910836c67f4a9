import { createWriteStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGzip, gunzipSync, gzipSync } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStorage } from '../src/app/open-storage.ts';
import { describeLacks } from '../src/backup/describe-lacks.ts';
import { readBackup } from '../src/backup/read-backup.ts';
import { writeBackup } from '../src/backup/write-backup.ts';
import { noteFile, noteStored } from '../src/features/stored-files/stored-file-repository.ts';
import type { Storage } from '../src/storage/storage.ts';
import { newStorageKey } from '../src/storage/storage-key.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { signUp } from './test-server.ts';
import { temporaryFolder, testSettings } from './test-settings.ts';

const folder = temporaryFolder();
const whole = join(folder, 'whole.tar.gz');
let source: TestDatabase;
let target: TestDatabase;
let files: Storage;
const oldKey = newStorageKey('uploads', 'png');
const newKey = newStorageKey('uploads', 'png');

beforeAll(async () => {
  source = await createTestDatabase();
  target = await createTestDatabase();
  await signUp(source, { email: 'new@example.com' });
  const sourceFiles = await openStorage(testSettings());
  await sourceFiles.put(newKey, Buffer.from('new'), { contentType: 'image/png' });
  await writeBackup({ pool: source.pool, storage: sourceFiles, version: '1' }, whole);
  files = await openStorage(testSettings());
  await files.put(oldKey, Buffer.from('old'), { contentType: 'image/png' });
  await signUp(target, { email: 'old@example.com' });
});
afterAll(async () => {
  await source.close();
  await target.close();
});

const keysOf = async (storage: Storage) => Array.fromAsync(storage.list(''));
const emailsOf = async ({ pool }: TestDatabase) =>
  (await pool.query('select email from users order by 1')).rows.map(({ email }) => email);
/** What a restore of this database may have left behind. */
const databases = async () => {
  const name = new URL(target.databaseUrl).pathname.slice(1);
  const found = await source.pool.query('select 1 from pg_database where datname = any($1)', [
    [`${name}_restoring`, `${name}_before_restore`],
  ]);
  return found.rowCount;
};

type Change = (name: string, content: string) => [name: string, content: string] | undefined;

/** The same backup with some of its entries changed, or left out. */
async function altered(change: Change): Promise<Buffer> {
  const [from, to] = [extract(), pack()];
  const file = join(folder, `altered-${Math.random()}.tar.gz`);
  const written = pipeline(to, createGzip(), createWriteStream(file));
  from.end(gunzipSync(await readFile(whole)));
  for await (const entry of from) {
    const next = change(entry.header.name, (await buffer(entry)).toString('latin1'));
    if (next) to.entry({ name: next[0] }, Buffer.from(next[1], 'latin1'));
  }
  to.finalize();
  await written;
  return readFile(file);
}

const damages: Record<string, () => Promise<Buffer>> = {
  'cut short': async () => (await readFile(whole)).subarray(0, -40),
  'no archive at all': async () => Buffer.from('hello'),
  'packed nonsense': async () => gzipSync(Buffer.alloc(5000, 'x')),
  'with a byte changed': async () => {
    const bytes = await readFile(whole);
    bytes.writeUInt8((bytes.readUInt8(bytes.length >> 1) + 1) % 256, bytes.length >> 1);
    return bytes;
  },
  'without its list of contents': () =>
    altered((name, content) => (name === 'manifest.json' ? undefined : [name, content])),
  'with a broken list of contents': () =>
    altered((name, content) => [name, name === 'manifest.json' ? '{"format":1,' : content]),
  'with a list of contents without end': () =>
    altered((name, content) => [
      name,
      name === 'manifest.json' ? content + ' '.repeat(65 * 1024 * 1024) : content,
    ]),
  'of a newer version': () =>
    altered((name, content) => [name, content.replace(/"migrations": \d+/, '"migrations": 999')]),
  'whose rows do not fit': () =>
    altered((name, content) => [name, name.startsWith('tables/users/') ? `x${content}` : content]),
  'whose rows refer to nothing': () =>
    altered((name, content) => (name.startsWith('tables/users/') ? undefined : [name, content])),
  'with rows of an unknown table': () =>
    altered((name, content) => [name.replace('tables/users/', 'tables/pg_authid/'), content]),
  'with a file outside of the storage': () =>
    altered((name, content) => [name.replace(/^files\/.*/, 'files/../../etc/passwd'), content]),
  'without one of its files': () =>
    altered((name, content) => (name.startsWith('files/') ? undefined : [name, content])),
};

it.each(Object.entries(damages))(
  'a backup %s leaves everything as it was',
  async (_name, damage) => {
    const file = join(folder, 'damaged.tar.gz');
    await writeFile(file, await damage());
    const restoring = readBackup({ databaseUrl: target.databaseUrl, storage: files }, file);
    await expect(restoring).rejects.toThrow(/cannot be restored: .+\. Nothing was changed\.$/);
    await expect(restoring).rejects.toMatchObject({ name: 'StartError' });
    expect(await emailsOf(target)).toEqual(['old@example.com']);
    expect(await keysOf(files)).toEqual([oldKey]);
    expect(await databases()).toBe(0);
  },
);

it('a whole one takes the place of what was there', async () => {
  await readBackup({ databaseUrl: target.databaseUrl, storage: files }, whole);
  expect(await emailsOf(target)).toEqual(['new@example.com']);
  expect(await keysOf(files)).toEqual([newKey]);
  expect(await databases()).toBe(0);
});

it('a backup names the files that its rows speak of and that it lacks', async () => {
  const storage = await openStorage(testSettings());
  const key = newStorageKey('uploads', 'mp4');
  await noteFile(source.db, { key, kind: 'upload' });
  await noteStored(source.db, key, { bytes: 3 });
  const file = join(folder, 'lacking.tar.gz');
  const { lacks } = await writeBackup({ pool: source.pool, storage, version: '1' }, file);
  expect(lacks).toEqual([key]);
  expect(describeLacks(lacks)).toContain(key);
  const restored = await readBackup({ databaseUrl: target.databaseUrl, storage: files }, file);
  expect(restored.lacks).toEqual([key]);
});

it('an empty installation is restored by a database user who may not make databases; a filled one is not', async () => {
  const name = `plain_${process.pid}`;
  await source.pool.query(`create role ${name} login password 'plain'`);
  await source.pool.query(`create database ${name} owner ${name}`);
  const url = new URL(source.databaseUrl);
  Object.assign(url, { username: name, password: 'plain', pathname: `/${name}` });
  const storage = await openStorage(testSettings());
  const into = { databaseUrl: url.href, storage };
  expect(await readBackup(into, whole)).toMatchObject({ files: 1 });
  await expect(readBackup(into, whole)).rejects.toThrow(/needs the right to create databases/);
  await source.pool.query(`drop database ${name} with (force)`);
  await source.pool.query(`drop role ${name}`);
});
