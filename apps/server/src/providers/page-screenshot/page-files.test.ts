import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, it, onTestFinished } from 'vitest';
import type { GuardedFetch } from '../../guarded-fetch/create-guarded-fetch.ts';
import { PageFiles, pageFileLimits } from './page-files.ts';

const megabyte = 1024 ** 2;

/** A site whose every file has eleven megabytes, which come all at once. */
const heavySite = (async (url: string) => ({
  status: 200,
  ok: true,
  headers: { 'content-type': 'image/png' },
  finalUrl: url,
  body: Readable.from(
    (async function* pieces() {
      for (let piece = 0; piece < 11; piece += 1) {
        await new Promise(setImmediate);
        yield Buffer.alloc(megabyte);
      }
    })(),
  ),
})) as unknown as GuardedFetch;

it('stops a page that asks for sixty large pictures at once, and holds none of them in memory', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'page-files-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const files = new PageFiles(heavySite, new AbortController().signal, folder);
  const asked = Array.from({ length: 60 }, (_, at) => files.bring(`https://example.com/${at}.png`));
  const results = await Promise.allSettled(asked);
  const refused = results.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(50);
  expect(refused[0]).toMatchObject({ reason: { code: 'address-too-large' } });
  const kept = await Promise.all((await readdir(folder)).map((name) => stat(join(folder, name))));
  const bytes = kept.reduce((sum, { size }) => sum + size, 0);
  expect(bytes).toBeLessThanOrEqual(pageFileLimits.bytesInAll);
});
