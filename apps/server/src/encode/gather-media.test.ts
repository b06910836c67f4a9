import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { newProjectData, readProjectData } from '@reelwright/movie';
import { expect, it } from 'vitest';
import { gatherMedia } from './gather-media.ts';

const box = { x: 0, y: 0, width: 100, height: 100, timing: { startTime: 0, endTime: 5 } };
const movieOf = (urls: readonly string[]) => {
  const items = urls.map((url, index) => ({ id: `i${index}`, type: 'image', url, ...box }));
  return readProjectData({ ...newProjectData(), frames: [{ id: 'a', items }] }).data;
};
const newFolder = () => mkdtemp(join(tmpdir(), 'reelwright-gather-'));
const huge =
  '<svg xmlns="http://www.w3.org/2000/svg" width="16000" height="16000"><rect width="9" height="9"/></svg>';

it('leaves out a picture of a few bytes that would need gigabytes, and says why', async () => {
  const folder = await newFolder();
  const open = async (url: string) => Readable.from([Buffer.from(url === '/huge' ? huge : 'fine')]);
  const { files, missing } = await gatherMedia(movieOf(['/fine', '/huge']), folder, open);
  expect([...files.keys()]).toEqual(['/fine']);
  expect(missing).toEqual([
    {
      url: '/huge',
      problem: 'It is 16,000 × 16,000 px; at most 16 megapixels can be shown.',
      isRefused: true,
    },
  ]);
  expect(await readdir(folder)).toEqual(['media-0']);
});

it('fetches several at a time, and tells what is missing in the order of the movie', async () => {
  const urls = Array.from({ length: 9 }, (_, index) => `/picture-${index}`);
  let now = 0;
  let most = 0;
  const open = async (url: string) => {
    now += 1;
    most = Math.max(most, now);
    await sleep(url === '/picture-0' ? 60 : 10);
    now -= 1;
    if (/[02]$/.test(url)) throw new Error('gone');
    return Readable.from([Buffer.from(url)]);
  };
  const { files, missing } = await gatherMedia(movieOf(urls), await newFolder(), open);
  expect(most).toBe(4);
  expect(files.size).toBe(7);
  expect(missing.map(({ url }) => url)).toEqual(['/picture-0', '/picture-2']);
});

it('stops when nobody wants it any more', async () => {
  const stop = new AbortController();
  const open = () =>
    new Promise<Readable>((_, reject) => {
      stop.signal.addEventListener('abort', () => reject(stop.signal.reason));
    });
  const gathering = gatherMedia(movieOf(['/one', '/two']), await newFolder(), open, stop.signal);
  stop.abort(new Error('called off'));
  await expect(gathering).rejects.toThrow('called off');
});
