import { expect, it } from 'vitest';
import { createSharedRoom } from './shared-room.ts';

const limits = { amount: 100, perPerson: 40, perAddress: 60 };
const member = (name: string, address = name) => ({ person: name, address: `address ${address}` });
const guest = (address: string) => ({
  person: `address ${address}`,
  address: `address ${address}`,
});

/** Whether it is let in at once. */
async function isIn(taking: Promise<unknown>): Promise<boolean> {
  return Promise.race([
    taking.then(() => true),
    new Promise<false>((no) => setImmediate(no, false)),
  ]);
}

it('lets in what fits, and the next one when there is room again', async () => {
  const room = createSharedRoom(limits);
  const leave = await room.take(member('ann'), 90);
  const waiting = room.take(member('bob'), 20);
  expect(await isIn(waiting)).toBe(false);
  leave();
  leave();
  (await waiting)();
  expect(await isIn(room.take(member('cid'), 100))).toBe(true);
});

it('leaves room for others beside one person, and beside all accounts of one address', async () => {
  const room = createSharedRoom(limits);
  await room.take(member('ann', 'office'), 30);
  expect(await isIn(room.take(member('ann', 'office'), 30))).toBe(false);
  expect(await isIn(room.take(member('bob', 'office'), 30))).toBe(true);
  expect(await isIn(room.take(member('cid', 'office'), 30))).toBe(false);
  expect(await isIn(room.take(member('dan'), 30))).toBe(true);
});

it('gives six sessions of one visitor the share of one', async () => {
  const room = createSharedRoom(limits);
  const sessions = Array.from({ length: 6 }, () => isIn(room.take(guest('198.51.100.7'), 20)));
  expect((await Promise.all(sessions)).filter(Boolean)).toHaveLength(2);
  expect(await isIn(room.take(guest('198.51.100.8'), 40))).toBe(true);
});

it('forgets whoever does not wait any longer', async () => {
  const room = createSharedRoom(limits);
  const leave = await room.take(undefined, 100);
  const stop = new AbortController();
  const waiting = room.take(member('ann'), 10, stop.signal);
  stop.abort(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
  expect(room.waiting()).toBe(0);
  leave();
  expect(await isIn(room.take(member('ann'), 10))).toBe(true);
});
