import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { client, lastCalls } from './client.ts';
import { allowCalls, endCalls } from './end-calls.ts';

/** Every call that went out, with what would end it; each waits until the test answers or it is given up. */
const sent: { url: string; answer: () => void }[] = [];

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    (url: string, { signal }: RequestInit) =>
      new Promise((resolve, reject) => {
        sent.push({ url, answer: () => resolve(new Response('{"user":null}')) });
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  );
});
afterEach(() => {
  allowCalls();
  sent.length = 0;
  vi.unstubAllGlobals();
});

describe('whoever logs out', () => {
  it('hears nothing of what was still being read', async () => {
    const reading = client.userInfo();
    endCalls();
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('has what was being written arrive', async () => {
    const writing = client.guest({});
    endCalls();
    sent[0]?.answer();
    await expect(writing).resolves.toEqual({ user: null });
  });

  it('asks for nothing more but to be logged out', async () => {
    endCalls();
    await expect(client.userInfo()).rejects.toMatchObject({ name: 'AbortError' });
    const leaving = lastCalls.logout({});
    sent[0]?.answer();
    await leaving;
    expect(sent).toHaveLength(1);
  });

  it('goes on where that failed', async () => {
    endCalls();
    allowCalls();
    const reading = client.userInfo();
    sent[0]?.answer();
    await expect(reading).resolves.toEqual({ user: null });
  });
});
