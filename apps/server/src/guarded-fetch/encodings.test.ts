import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createGuardedFetch } from './create-guarded-fetch.ts';
import { PUBLIC_ADDRESS, startTestServer, type TestServer } from './testing/start-test-server.ts';

const maxBytes = 1_000_000;
const limits = { maxBytes, timeoutMs: 5000 };
const guardedFetch = createGuardedFetch({ allowAddress: (address) => address === PUBLIC_ADDRESS });
const hello = Buffer.from('hello, '.repeat(1000));
const zeros = Buffer.alloc(50_000_000);
const gzip = (bytes: Buffer) => gzipSync(bytes, { level: 9 });
/** A gzip whose content is 2 GB of zeros, in 2 MB: one compressed piece, repeated. */
const giant = Buffer.concat(Array(40).fill(gzip(zeros)));

let encoding: string | string[] = '';
let body: Buffer = Buffer.alloc(0);
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer((_request, response) => {
    response.setHeader('content-encoding', encoding).end(body);
  });
});
afterAll(() => server.close());

async function fetchEncoded(name: string | string[], bytes: Buffer) {
  encoding = name;
  body = bytes;
  const reply = await guardedFetch(server.url(), limits);
  return reply.readBody();
}

describe('a compressed reply', () => {
  it.each([
    ['gzip', gzip(hello)],
    ['x-gzip', gzip(hello)],
    ['GZIP', gzip(hello)],
    ['deflate', deflateSync(hello)],
    ['br', brotliCompressSync(hello)],
    ['zstd', zstdCompressSync(hello)],
    ['identity', hello],
    ['gzip, br', brotliCompressSync(gzip(hello))],
    ['identity, gzip', gzip(hello)],
  ])('is read when its encoding is %s', async (name, bytes) => {
    expect(await fetchEncoded(name, bytes)).toEqual(hello);
  });

  it.each([
    ['an unknown encoding', 'compress', hello],
    ['three encodings', 'gzip, gzip, gzip', gzip(gzip(gzip(hello)))],
    ['three encodings in two headers', ['gzip, gzip', 'gzip'], gzip(gzip(gzip(hello)))],
    ['bytes that are not what they claim', 'gzip', hello],
    ['an end that is missing', 'gzip', gzip(hello).subarray(0, 40)],
  ])('is unreachable when it has %s', async (_what, name, bytes) => {
    await expect(fetchEncoded(name, bytes)).rejects.toMatchObject({ code: 'address-unreachable' });
    await expect.poll(server.openSockets).toBe(0);
  });
});

describe('a compression bomb', () => {
  it.each([
    ['gzip', gzip(zeros)],
    ['deflate', deflateSync(zeros)],
    ['br', brotliCompressSync(zeros)],
    ['zstd', zstdCompressSync(zeros)],
    ['gzip, gzip', gzip(giant)],
    ['gzip, br', brotliCompressSync(giant)],
  ])('in %s ends at the limit, in little memory', async (name, bytes) => {
    expect(bytes.length).toBeLessThan(maxBytes);
    const before = process.memoryUsage().rss;
    await expect(fetchEncoded(name, bytes)).rejects.toMatchObject({ code: 'address-too-large' });
    expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000);
    await expect.poll(server.openSockets).toBe(0);
  });

  it('whose bytes explode only between two encodings ends too', async () => {
    // The inner stream decodes to nothing at all, however long it is.
    const nothing = gzip(Buffer.alloc(0));
    const manyNothings = Buffer.concat(Array(500_000).fill(nothing));
    const bytes = gzip(manyNothings);
    expect(bytes.length).toBeLessThan(maxBytes);
    await expect(fetchEncoded('gzip, gzip', bytes)).rejects.toMatchObject({
      code: 'address-too-large',
    });
  });

  it('that decodes to nothing for ever ends at the limit of the wire', async () => {
    const endless = await startTestServer((_request, response) => {
      response.setHeader('content-encoding', 'gzip');
      const empty = Buffer.concat(Array(3000).fill(gzip(Buffer.alloc(0))));
      const pour = () => {
        while (!response.destroyed && response.write(empty));
      };
      response.on('drain', pour);
      pour();
    });
    onTestFinished(endless.close);
    const reply = await guardedFetch(endless.url(), limits);
    await expect(reply.readBody()).rejects.toMatchObject({ code: 'address-too-large' });
  });
});
