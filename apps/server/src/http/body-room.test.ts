import { expect, it } from 'vitest';
import { createBodyRoom } from './body-room.ts';

const limits = { bytes: 100, bytesPerCaller: 40, waitMs: 50, maxWaiting: 3 };

it('lets in what fits, and the next one when there is room again', async () => {
  const room = createBodyRoom(limits);
  const leave = await room.take('ann', 90);
  let isIn = false;
  const waiting = room.take('bob', 20).then((next) => {
    isIn = true;
    return next;
  });
  await Promise.resolve();
  expect(isIn).toBe(false);
  leave();
  leave();
  (await waiting)();
  await expect(room.take('cid', 100)).resolves.toBeTypeOf('function');
});

it('keeps one caller from taking all of it', async () => {
  const room = createBodyRoom(limits);
  await room.take('ann', 30);
  await expect(room.take('ann', 30)).rejects.toMatchObject({ code: 'projects-busy' });
  await expect(room.take('bob', 30)).resolves.toBeTypeOf('function');
});

it('does not let more wait than there is a point in', async () => {
  const room = createBodyRoom(limits);
  await room.take('ann', 100);
  const waiting = ['bob', 'cid', 'dan'].map((name) => room.take(name, 10));
  await expect(room.take('eve', 10)).rejects.toMatchObject({ code: 'projects-busy' });
  await Promise.allSettled(waiting);
});
