import { describe, expect, it } from 'vitest';
import { endQuietCalls, sendQuietly } from './quiet-calls.ts';

describe('a call that nobody waits for', () => {
  it('is not sent any more once somebody logs out', async () => {
    let sent = 0;
    const done = sendQuietly(5, async () => {
      sent += 1;
    });
    endQuietCalls();
    expect(await done).toBe(false);
    expect(sent).toBe(0);
  });

  it('is given up while it is under way', async () => {
    const underWay = Promise.withResolvers<AbortSignal>();
    const done = sendQuietly(0, (signal) => {
      underWay.resolve(signal);
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    });
    const signal = await underWay.promise;
    endQuietCalls();
    expect(signal.aborted).toBe(true);
    expect(await done).toBe(false);
  });

  it('goes out for whoever comes next', async () => {
    endQuietCalls();
    expect(await sendQuietly(0, async () => undefined)).toBe(true);
  });
});
