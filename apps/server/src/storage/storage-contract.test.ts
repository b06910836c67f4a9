// What every storage promises, tried on each of them.
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { formatBytes } from '../words/format-bytes.ts';
import type { GetOptions, Storage } from './storage.ts';
import { newStorageKey } from './storage-key.ts';
import { openDisk, openS3, type TestStorage } from './testing/storages.ts';

const video = { contentType: 'video/mp4' };
const PART_BYTES = 8 * 1024 * 1024;

/** Bytes in small pieces, as they come from a network. */
const inPieces = (bytes: Buffer, pieceBytes = 64 * 1024) =>
  Readable.from(
    (function* () {
      for (let at = 0; at < bytes.length; at += pieceBytes)
        yield bytes.subarray(at, at + pieceBytes);
    })(),
  );

/** Some bytes, and then silence for ever. */
const stalling = (bytes: Buffer) =>
  Readable.from(
    (async function* () {
      yield bytes;
      await new Promise(() => {});
    })(),
  );

const keysOf = async (storage: Storage, prefix: string) => {
  const keys: string[] = [];
  for await (const key of storage.list(prefix)) keys.push(key);
  return keys.sort();
};

describe.each([
  ['a folder', openDisk],
  ['an S3 bucket', openS3],
])('%s', (_what, open) => {
  let opened: TestStorage;
  let storage: Storage;
  beforeAll(async () => {
    opened = await open();
    storage = opened.storage;
  });
  afterAll(() => opened.close());

  const read = async (key: string, options?: GetOptions) =>
    buffer((await storage.get(key, options)).stream);
  const store = async (body: Buffer, contentType = 'video/mp4') => {
    const key = newStorageKey('tests', 'mp4');
    await storage.put(key, body, { contentType });
    return key;
  };
  const notFound = { code: 'not-found' };

  it('gives back what was put there, with its size and type', async () => {
    const key = newStorageKey('renders', 'mp4');
    const before = Date.now();
    expect(await storage.put(key, Buffer.from('hello'), video)).toEqual({ size: 5 });
    const { stream, lastModified, ...file } = await storage.get(key);
    expect((await buffer(stream)).toString()).toBe('hello');
    expect(file).toEqual({
      size: 5,
      contentType: 'video/mp4',
      etag: expect.stringMatching(/^"[^"]+"$/),
    });
    expect(lastModified.getTime()).toBeGreaterThan(before - 5000);
    expect(await storage.head(key)).toEqual({ ...file, lastModified });
  });

  it('keeps an empty file', async () => {
    const key = newStorageKey('tests', 'txt');
    await storage.put(key, Readable.from([]), { contentType: 'text/plain' });
    expect(await read(key)).toHaveLength(0);
    expect((await storage.head(key)).size).toBe(0);
  });

  it.each([0.3, 1, 2.4])('keeps a stream of %f parts', async (parts) => {
    const bytes = randomBytes(Math.round(parts * PART_BYTES));
    const key = newStorageKey('tests', 'mp4');
    expect(await storage.put(key, inPieces(bytes), video)).toEqual({ size: bytes.length });
    expect((await read(key)).equals(bytes)).toBe(true);
    expect((await storage.head(key)).contentType).toBe('video/mp4');
  });

  it('counts a stream of text in bytes', async () => {
    const key = newStorageKey('tests', 'txt');
    const text = { contentType: 'text/plain' };
    expect(await storage.put(key, Readable.from(['žluť', 'oučký']), text)).toEqual({ size: 13 });
    expect((await read(key)).toString()).toBe('žluťoučký');
  });

  it.each([
    'text/plain; charset=utf-8',
    'application/vnd.reelwright.movie+json',
    'image/svg+xml',
    'audio/x-m4a; codecs="mp4a.40.2"',
    'x-odd/!#$&^_.+-',
  ])('keeps the type %s', async (contentType) => {
    const key = await store(Buffer.from('x'), contentType);
    expect((await storage.head(key)).contentType).toBe(contentType);
    expect((await storage.get(key).then(drop)).contentType).toBe(contentType);
  });

  it('forgets the old type when a file is replaced', async () => {
    const key = await store(Buffer.from('x'), 'text/x-odd');
    await storage.put(key, Buffer.from('y'), video);
    expect((await storage.head(key)).contentType).toBe('video/mp4');
  });

  it.each(['', 'video', 'text/html\r\nx: y', 'a/b; c', `a/${'b'.repeat(300)}`, 'a/b;c="d\n"'])(
    'refuses the type %j',
    async (contentType) => {
      const key = newStorageKey('tests', 'mp4');
      await expect(storage.put(key, Buffer.from('x'), { contentType })).rejects.toThrow(TypeError);
      await expect(storage.head(key)).rejects.toMatchObject(notFound);
    },
  );

  it.each([
    ['the first bytes', { start: 0, end: 3 }, '0123', 0],
    ['some in the middle', { start: 4, end: 6 }, '456', 4],
    ['an open end', { start: 7 }, '789', 7],
    ['an end past the end', { start: 8, end: 500 }, '89', 8],
    ['the last bytes', { lastBytes: 3 }, '789', 7],
    ['more last bytes than there are', { lastBytes: 500 }, '0123456789', 0],
  ])('reads %s', async (_which, range, text, start) => {
    const key = await store(Buffer.from('0123456789'));
    const { stream, ...file } = await storage.get(key, { range });
    expect((await buffer(stream)).toString()).toBe(text);
    expect(file).toMatchObject({ size: 10, range: { start, end: start + text.length - 1 } });
  });

  it.each([
    ['beyond the end', { start: 10 }],
    ['far beyond the end', { start: 1000, end: 2000 }],
    ['backward', { start: 5, end: 4 }],
    ['negative', { start: -1 }],
    ['fractional', { start: 0.5 }],
    ['nothing', { lastBytes: 0 }],
  ])('refuses a range that is %s', async (_which, range) => {
    const key = await store(Buffer.from('0123456789'));
    await expect(storage.get(key, { range })).rejects.toMatchObject({
      code: 'range-not-satisfiable',
    });
  });

  it('says so when there is no such file', async () => {
    const key = newStorageKey('tests', 'mp4');
    await expect(storage.head(key)).rejects.toMatchObject(notFound);
    await expect(storage.get(key)).rejects.toMatchObject(notFound);
    await expect(storage.get(key, { range: { start: 0 } })).rejects.toMatchObject(notFound);
    await expect(storage.get(key, { range: { lastBytes: 1 } })).rejects.toMatchObject(notFound);
  });

  it.each(['../../etc/passwd', '/etc/passwd', '', 'renders', 'tests/ab/../../x.mp4', '.tmp/x'])(
    'knows no file by the name %j',
    async (key) => {
      await expect(storage.put(key, Buffer.from('x'), video)).rejects.toMatchObject(notFound);
      await expect(storage.get(key)).rejects.toMatchObject(notFound);
      await expect(storage.head(key)).rejects.toMatchObject(notFound);
      await expect(storage.delete(key)).rejects.toMatchObject(notFound);
    },
  );

  it('removes a file, and does not mind removing it again', async () => {
    const key = await store(Buffer.from('x'), 'text/x-odd');
    await storage.delete(key);
    await storage.delete(key);
    await expect(storage.get(key)).rejects.toMatchObject(notFound);
    await storage.put(key, Buffer.from('y'), video);
    expect((await storage.head(key)).contentType).toBe('video/mp4');
  });

  it('replaces a file, and its tag changes', async () => {
    const key = await store(Buffer.from('old'));
    const { etag } = await storage.head(key);
    await storage.put(key, Buffer.from('new'), video);
    expect((await read(key)).toString()).toBe('new');
    expect((await storage.head(key)).etag).not.toBe(etag);
  });

  const makers: [string, (bytes: Buffer) => Buffer | Readable][] = [
    ['in one piece', (bytes) => bytes],
    ['as a stream', (bytes) => inPieces(bytes)],
  ];
  it.each(makers)('refuses a body over the limit, %s', async (_how, make) => {
    const maxBytes = 1_000_000;
    const key = newStorageKey('tests', 'mp4');
    const body = make(Buffer.alloc(maxBytes + 1));
    await expect(storage.put(key, body, { ...video, maxBytes })).rejects.toMatchObject({
      code: 'too-large',
      message: expect.stringContaining(formatBytes(maxBytes)),
    });
    await expect(storage.head(key)).rejects.toMatchObject(notFound);
    expect(await storage.put(key, make(Buffer.alloc(maxBytes)), { ...video, maxBytes })).toEqual({
      size: maxBytes,
    });
  });

  it.each([0.1, 1.5])('leaves nothing of a put aborted after %f parts', async (parts) => {
    const key = newStorageKey('tests', 'mp4');
    const body = stalling(Buffer.alloc(Math.round(parts * PART_BYTES)));
    const controller = new AbortController();
    const reason = new Error('closed the tab');
    const putting = storage.put(key, body, { ...video, signal: controller.signal });
    setTimeout(() => controller.abort(reason), 100);
    await expect(putting).rejects.toBe(reason);
    expect(body.destroyed).toBe(true);
    await expect(storage.head(key)).rejects.toMatchObject(notFound);
    expect(await keysOf(storage, key.slice(0, 'tests/ab/'.length))).not.toContain(key);
  });

  it('keeps the old file when replacing it is aborted or fails', async () => {
    const key = await store(Buffer.from('old'));
    const signal = AbortSignal.timeout(50);
    await expect(
      storage.put(key, stalling(Buffer.from('new')), { ...video, signal }),
    ).rejects.toThrow('timeout');
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('new');
        throw new Error('the camera broke');
      })(),
    );
    await expect(storage.put(key, broken, video)).rejects.toThrow('the camera broke');
    expect((await read(key)).toString()).toBe('old');
  });

  it('does not start when it is aborted beforehand', async () => {
    const key = newStorageKey('tests', 'mp4');
    const signal = AbortSignal.abort(new Error('too late'));
    for (const body of [Buffer.from('x'), inPieces(Buffer.from('x'))]) {
      await expect(storage.put(key, body, { ...video, signal })).rejects.toThrow('too late');
    }
    await expect(storage.head(key)).rejects.toMatchObject(notFound);
  });

  it('stops reading when the reader aborts', async () => {
    const key = await store(randomBytes(4_000_000));
    const controller = new AbortController();
    const { stream } = await storage.get(key, { signal: controller.signal });
    const reading = buffer(stream);
    controller.abort();
    await expect(reading).rejects.toThrow(/abort/);
  });

  it('lists more than a thousand files, and only those under the prefix', async () => {
    const keys = Array.from({ length: 1100 }, () => newStorageKey('many', 'bin'));
    await opened.seed(keys);
    expect(await keysOf(storage, 'many/')).toEqual(keys.sort());
    const [first = ''] = keys;
    const shelf = first.slice(0, 'many/ab/'.length);
    expect(await keysOf(storage, shelf)).toEqual(keys.filter((key) => key.startsWith(shelf)));
    expect((await keysOf(storage, '')).filter((key) => key.startsWith('many/'))).toEqual(keys);
    expect(await keysOf(storage, 'none/')).toEqual([]);
    await expect(keysOf(storage, '../')).rejects.toThrow(TypeError);
  });

  async function drop<T extends { stream: Readable }>(file: T): Promise<T> {
    file.stream.destroy();
    return file;
  }
});

describe('a folder, read while it is written', () => {
  // Not tried on s3rver, which writes over the old file in place; real S3 promises it.
  it('shows the old file or the new one, never a mix', async () => {
    const { storage, close } = await openDisk();
    onTestFinished(close);
    const key = newStorageKey('tests', 'mp4');
    const filledWith = (round: number) => Buffer.alloc(300_000 + round, round);
    await storage.put(key, filledWith(0), video);
    let writing = true;
    const writer = (async () => {
      for (let round = 1; round <= 20; round++) {
        await storage.put(key, inPieces(filledWith(round)), video);
      }
      writing = false;
    })();
    const seen = new Set<number>();
    const reader = async () => {
      while (writing) {
        const { stream, size } = await storage.get(key);
        const bytes = await buffer(stream);
        const round = bytes[0] ?? -1;
        expect(size).toBe(bytes.length);
        expect(bytes.equals(filledWith(round))).toBe(true);
        seen.add(round);
      }
    };
    await Promise.all([writer, reader(), reader(), reader()]);
    expect(seen.size).toBeGreaterThan(1);
  });
});

describe('an S3 upload that fails', () => {
  it('takes back the parts it had sent', async () => {
    const { storage, requests, close } = await openS3();
    onTestFinished(close);
    const key = newStorageKey('tests', 'mp4');
    const maxBytes = 2 * PART_BYTES;
    const body = inPieces(Buffer.alloc(maxBytes + 1));
    await expect(storage.put(key, body, { ...video, maxBytes })).rejects.toMatchObject({
      code: 'too-large',
    });
    expect(requests.filter((line) => line.startsWith('PUT'))).not.toEqual([]);
    expect(requests.at(-1)).toMatch(new RegExp(`^DELETE /files/${key}\\?.*uploadId=`));
  });
});
