import { expect, it } from 'vitest';
import { createBodyRoom } from './body-room.ts';

const limits = { amount: 100, perPerson: 40, perAddress: 60, waitMs: 50, maxWaiting: 3 };
const of = (name: string) => ({ person: name, address: `address of ${name}` });

it('tells one person who sends too much at once to wait, and nobody else', async () => {
  const room = createBodyRoom(limits);
  await room.take(of('ann'), 30);
  await expect(room.take(of('ann'), 30)).rejects.toMatchObject({ code: 'projects-busy' });
  await expect(room.take(of('bob'), 30)).resolves.toBeTypeOf('function');
});

it('does not let more wait than there is a point in', async () => {
  const room = createBodyRoom(limits);
  await room.take(of('ann'), 100);
  const waiting = ['bob', 'cid', 'dan'].map((name) => room.take(of(name), 10));
  await expect(room.take(of('eve'), 10)).rejects.toMatchObject({ code: 'projects-busy' });
  await Promise.allSettled(waiting);
});
