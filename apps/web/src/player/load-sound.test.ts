import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadSound } from './load-sound.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { origin: 'http://localhost' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A server that answers with these, one after the other. */
function server(...answers: readonly (Response | Error)[]) {
  const left = [...answers];
  const fetch = vi.fn(async (_address: string) => {
    const answer = left.shift() ?? new Response('music');
    if (answer instanceof Error) throw answer;
    return answer;
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const music = '/library/music/calm.mp3';
const open = () => new AbortController().signal;

it('has the music although the line was cut and the server was busy for a moment', async () => {
  const fetch = server(new TypeError('Failed to fetch'), new Response('', { status: 503 }));
  const onStumble = vi.fn();
  const loading = loadSound(music, open(), onStumble);
  await vi.advanceTimersByTimeAsync(3000);
  expect((await loading)?.byteLength).toBe(5);
  // Other files of this worker may still be fetching something.
  const asked = fetch.mock.calls.filter(([address]) => String(address).endsWith(music));
  expect(asked).toHaveLength(3);
  expect(onStumble).toHaveBeenCalled();
});

it('asks once for what the server does not have', async () => {
  const fetch = server(new Response('', { status: 404 }));
  expect(await loadSound(music, open(), () => {})).toBeUndefined();
  expect(fetch).toHaveBeenCalledOnce();
});

it('asks no more once the player is closed, nor for ever', async () => {
  const away = Array.from({ length: 9 }, () => new Response('', { status: 502 }));
  const fetch = server(...away);
  const closing = new AbortController();
  const closed = loadSound(music, closing.signal, () => {});
  await vi.advanceTimersByTimeAsync(100);
  closing.abort();
  expect(await closed).toBeUndefined();
  expect(fetch).toHaveBeenCalledOnce();

  const loading = loadSound(music, open(), () => {});
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await loading).toBeUndefined();
  expect(fetch).toHaveBeenCalledTimes(5);
});
