import { expect, it } from 'vitest';
import { createFairQueue, TooManyWaiting } from './fair-queue.ts';

/** Work that goes on until it is told to end. */
function openWork() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const start = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  const endNext = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, start, endNext };
}

it('serves the first line of everybody before the second of anybody', async () => {
  const queue = createFairQueue({ atOnce: 1, waitingPerAccount: 10, waitingInAll: 100 });
  const { begun, start, endNext } = openWork();
  const all = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((name) =>
    queue.run(name.charAt(0), start(name)),
  );
  for (const _ of ['begin', ...all]) await endNext();
  await Promise.all(all);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
});

it('does not let one account, or all together, wait without end', async () => {
  const queue = createFairQueue({ atOnce: 1, waitingPerAccount: 2, waitingInAll: 3 });
  const { start, endNext } = openWork();
  const running = ['a', 'a', 'a', 'b'].map((name) => queue.run(name, start(name)));
  await expect(queue.run('a', start('a'))).rejects.toThrow(TooManyWaiting);
  await expect(queue.run('c', start('c'))).rejects.toThrow(TooManyWaiting);
  for (const _ of ['begin', ...running]) await endNext();
  await Promise.all(running);
});

it('forgets whoever left, and goes on after work that failed', async () => {
  const queue = createFairQueue({ atOnce: 1, waitingPerAccount: 5, waitingInAll: 5 });
  const { begun, start, endNext } = openWork();
  const stop = new AbortController();
  const failing = queue.run('a', () => Promise.reject(new Error('no voice')));
  const first = queue.run('a', start('first'));
  const left = queue.run('b', start('left'), stop.signal);
  const last = queue.run('c', start('last'));
  stop.abort(new Error('gone'));
  await expect(failing).rejects.toThrow('no voice');
  await expect(left).rejects.toThrow('gone');
  for (const _ of ['begin', first, last]) await endNext();
  await Promise.all([first, last]);
  expect(begun).toEqual(['first', 'last']);
});

it('lets one account run only so much at a time, and others beside it', async () => {
  const queue = createFairQueue({
    atOnce: 3,
    atOncePerAccount: 1,
    waitingPerAccount: 5,
    waitingInAll: 9,
  });
  const { begun, start, endNext } = openWork();
  const all = ['a1', 'a2', 'b1'].map((name) => queue.run(name.charAt(0), start(name)));
  await new Promise((resolve) => setImmediate(resolve));
  expect(begun).toEqual(['a1', 'b1']);
  for (const _ of all) await endNext();
  await Promise.all(all);
  expect(begun).toEqual(['a1', 'b1', 'a2']);
});
