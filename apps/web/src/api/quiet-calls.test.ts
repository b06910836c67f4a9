import { afterEach, describe, expect, it } from 'vitest';
import { allowCalls, endCalls } from './end-calls.ts';
import { sendQuietly } from './quiet-calls.ts';

afterEach(allowCalls);

describe('a call that nobody waits for', () => {
  it('is not sent any more once somebody logs out', async () => {
    let sent = 0;
    const done = sendQuietly(5, async () => {
      sent += 1;
    });
    endCalls();
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
    endCalls();
    expect(signal.aborted).toBe(true);
    expect(await done).toBe(false);
  });

  it('goes out for whoever comes next', async () => {
    endCalls();
    allowCalls();
    expect(await sendQuietly(0, async () => undefined)).toBe(true);
  });
});
