import { audioPlan, readProjectData } from '@reelwright/movie';
import { afterEach, expect, it, vi } from 'vitest';
import { createSoundMixer } from './sound-mixer.ts';

afterEach(() => vi.unstubAllGlobals());

/** A second of silence, 8,000 samples of 8 bits. */
function silence(): ArrayBuffer {
  const bytes = new Uint8Array(44 + 8000).fill(128);
  const words = [0x46464952, 36 + 8000, 0x45564157, 0x20746d66, 16, 0x00010001, 8000, 8000];
  const view = new DataView(bytes.buffer);
  for (const [at, word] of words.entries()) view.setUint32(at * 4, word, true);
  for (const [at, word] of [0x00080001, 0x61746164, 8000].entries())
    view.setUint32(32 + at * 4, word, true);
  return bytes.buffer;
}

it('goes on without music that takes too long, and takes it when it comes: nothing is missing', async () => {
  const reply = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => reply.promise);
  const came: string[] = [];
  const mixer = createSoundMixer((_, how) => came.push(how), 20);
  const { data } = readProjectData({
    version: 1,
    frames: [{ id: 'slide0', items: [] }],
    movie: { audio: { url: '/library/slow.mp3', music_volume: 50 } },
  });
  const { sounds } = audioPlan(data);
  await mixer.prepare(sounds, new AbortController().signal);
  expect(came).toEqual(['late']);
  mixer.use(sounds, 0);
  reply.resolve(new Response(silence()));
  await expect.poll(() => came).toEqual(['late', 'ready']);
  mixer.close();
});
