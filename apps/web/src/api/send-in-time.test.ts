import { afterEach, expect, it, vi } from 'vitest';
import { sendInTime } from './send-in-time.ts';

const call = { method: 'GET', headers: {}, credentials: 'same-origin' } as const;

/** A server that takes the question and never answers. */
function neverAnswers(): void {
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason)),
      ),
  );
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('says that no answer came, a minute after the question', async () => {
  vi.useFakeTimers();
  neverAnswers();
  const refused = expect(sendInTime('/api/x', call)).rejects.toThrow('The server didn’t answer');
  await vi.advanceTimersByTimeAsync(60_000);
  await refused;
});

it('leaves it to whoever called it off to say why', async () => {
  neverAnswers();
  const abort = new AbortController();
  const refused = expect(sendInTime('/api/x', { ...call, signal: abort.signal })).rejects.toThrow(
    expect.objectContaining({ name: 'AbortError' }),
  );
  abort.abort();
  await refused;
});

it('calls it a connection error where nobody is reached', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(sendInTime('/api/x', call)).rejects.toThrow('Connection error');
});
