// What only a folder can get wrong: links, left-overs, full disks.
import {
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDiskStorage } from './disk-storage.ts';
import { explainWriteFailure } from './file-system-error.ts';
import { newStorageKey } from './storage-key.ts';
import { openDisk, type TestStorage } from './testing/storages.ts';

const video = { contentType: 'video/mp4' };
const notFound = { code: 'not-found' };

let disk: TestStorage;
beforeEach(async () => {
  disk = await openDisk();
});
afterEach(() => disk.close());

const keysOf = async (keys: AsyncIterable<string>) => {
  const all: string[] = [];
  for await (const key of keys) all.push(key);
  return all;
};
const filesIn = (folder: string) => readdir(folder, { recursive: true });

describe('the folder of the storage', () => {
  it('holds plain files under their own names, and no type beside the usual ones', async () => {
    const key = newStorageKey('renders', 'mp4');
    await disk.storage.put(key, Buffer.from('hello'), video);
    expect(await readFile(join(disk.root, key), 'utf8')).toBe('hello');
    expect(await readdir(dirname(join(disk.root, key)))).toHaveLength(1);
  });

  it('reads the first byte alone, and refuses any range of an empty file', async () => {
    const key = newStorageKey('tests', 'txt');
    await disk.storage.put(key, Buffer.from('abc'), video);
    const { stream } = await disk.storage.get(key, { range: { start: 0, end: 0 } });
    expect((await buffer(stream)).toString()).toBe('a');
    await disk.storage.put(key, Buffer.alloc(0), video);
    for (const range of [{ start: 0 }, { lastBytes: 1 }]) {
      await expect(disk.storage.get(key, { range })).rejects.toMatchObject({
        code: 'range-not-satisfiable',
      });
    }
  });

  it('keeps no trace of puts that failed', async () => {
    const endless = Readable.from(
      (function* () {
        for (;;) yield Buffer.alloc(100_000);
      })(),
    );
    const key = newStorageKey('tests', 'mp4');
    await expect(
      disk.storage.put(key, endless, { contentType: 'text/x-odd', maxBytes: 1_000_000 }),
    ).rejects.toMatchObject({ code: 'too-large' });
    await expect(
      disk.storage.put(key, Readable.from([Buffer.alloc(9), 'x', 7]), video),
    ).rejects.toThrow();
    expect(await filesIn(disk.root)).toEqual(['.tmp']);
  });

  it('forgets temporary files after a day, not before', async () => {
    const [old, young] = [join(disk.root, '.tmp', 'old'), join(disk.root, '.tmp', 'young')];
    await writeFile(old, 'x');
    await writeFile(young, 'x');
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
    await utimes(old, hoursAgo(25), hoursAgo(25));
    await utimes(young, hoursAgo(23), hoursAgo(23));
    const again = await createDiskStorage({
      root: disk.root,
    });
    expect(await readdir(join(disk.root, '.tmp'))).toEqual(['young']);
    await again.close();
  });

  it('lists nothing but stored files', async () => {
    const key = newStorageKey('renders', 'mp4');
    await disk.storage.put(key, Buffer.from('x'), { contentType: 'text/x-odd' });
    await writeFile(join(disk.root, 'notes.txt'), 'of the operator');
    await writeFile(join(dirname(join(disk.root, key)), 'Thumbs.db'), 'x');
    await mkdir(join(disk.root, 'lost+found', 'ab'), { recursive: true });
    expect(await keysOf(disk.storage.list(''))).toEqual([key]);
  });
});

describe('a symbolic link in the folder', () => {
  let outside: TestStorage;
  let key: string;
  beforeEach(async () => {
    outside = await openDisk();
    key = newStorageKey('renders', 'mp4');
    await outside.storage.put(key, Buffer.from('SECRET'), { contentType: 'text/x-odd' });
  });
  afterEach(() => outside.close());

  const places: [string, (key: string) => string][] = [
    ['the file', (key) => key],
    ['its shelf', (key) => dirname(key)],
    ['its folder', (key) => dirname(dirname(key))],
  ];
  it.each(places)('in place of %s is never followed', async (_what, placeOf) => {
    const place = placeOf(key);
    await mkdir(dirname(join(disk.root, place)), { recursive: true });
    await symlink(join(outside.root, place), join(disk.root, place));
    await expect(disk.storage.get(key)).rejects.toMatchObject(notFound);
    await expect(disk.storage.head(key)).rejects.toMatchObject(notFound);
    expect(await keysOf(disk.storage.list(''))).toEqual([]);
    expect(await keysOf(disk.storage.list(`${dirname(key)}/`))).toEqual([]);
    await disk.storage.delete(key);
    expect(await readFile(join(outside.root, key), 'utf8')).toBe('SECRET');
    await disk.storage.put(key, Buffer.from('mine'), video).catch(() => {});
    expect(await readFile(join(outside.root, key), 'utf8')).toBe('SECRET');
    expect(await readdir(join(disk.root, '.tmp'))).toEqual([]);
  });

  it('in place of its type is never followed', async () => {
    await disk.storage.put(key, Buffer.from('mine'), video);
    await symlink(`${join(outside.root, key)}.type`, `${join(disk.root, key)}.type`);
    expect((await disk.storage.head(key)).contentType).toBe('video/mp4');
  });

  it('in place of the temporary folder stops the start', async () => {
    await rename(join(disk.root, '.tmp'), join(disk.root, 'tmp'));
    await symlink(outside.root, join(disk.root, '.tmp'));
    await expect(createDiskStorage({ root: disk.root })).rejects.toThrow('must be a real folder');
  });

  it('to the folder itself is fine', async () => {
    const link = join(disk.root, 'link');
    await symlink(outside.root, link);
    const linked = await createDiskStorage({
      root: link,
    });
    expect((await buffer((await linked.get(key)).stream)).toString()).toBe('SECRET');
    await linked.close();
  });

  it('is not a folder either', async () => {
    await mkdir(join(disk.root, key), { recursive: true });
    await expect(disk.storage.get(key)).rejects.toMatchObject(notFound);
  });
});

describe('a full disk', () => {
  it('is called by its name', async () => {
    // Linux keeps a device that is always full; it gives the very error a full disk gives.
    const handle = await open('/dev/full', 'w').catch(() => undefined);
    const error = handle
      ? await handle.writeFile('x').catch((caught) => caught)
      : Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    await handle?.close().catch(() => {});
    const explained = explainWriteFailure(error, '/data/files');
    expect(explained).toMatchObject({
      code: 'storage-full',
      cause: { cause: error, message: expect.stringMatching(/holds \/data\/files is full/) },
    });
  });
});
