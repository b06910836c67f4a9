import { expect, it } from 'vitest';
import { createProjectQueue, projectQueueLimits } from './project-queue.ts';

const large = 1024 * 1024;
const busy = { code: 'projects-busy', status: 503 };

/** Work that goes on until it is told to end. */
function longWork() {
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<string>();
  const work = () => {
    begun.resolve();
    return end.promise;
  };
  return { work, begun: begun.promise, end: () => end.resolve('saved') };
}

it('has two places for large saves: the third is told to come again, and small ones go past', async () => {
  const inTurn = createProjectQueue({ ...projectQueueLimits, waitMs: 20 });
  const [one, other] = [longWork(), longWork()];
  const saving = [inTurn(1, large, one.work), inTurn(2, large, other.work)];
  await Promise.all([one.begun, other.begun]);
  let isDone = false;
  const third = inTurn(3, large, async () => {
    isDone = true;
  });
  await expect(third).rejects.toMatchObject(busy);
  expect(await inTurn(3, 10, async () => 'small')).toBe('small');
  one.end();
  other.end();
  expect(await Promise.all(saving)).toEqual(['saved', 'saved']);
  expect(isDone).toBe(false);
  expect(await inTurn(3, large, async () => 'large')).toBe('large');
});

it('lets one person wait for a hundred saves, and for no more', async () => {
  const inTurn = createProjectQueue({ ...projectQueueLimits, waitingPerAccount: 1 });
  const all = [longWork(), longWork(), longWork()];
  const saving = all.map(({ work }) => inTurn(1, 10, work));
  await expect(inTurn(1, 10, async () => 'too many')).rejects.toMatchObject(busy);
  expect(await inTurn(2, 10, async () => 'somebody else')).toBe('somebody else');
  for (const { end } of all) end();
  await Promise.all(saving);
});

it('passes on what goes wrong in the work itself', async () => {
  const failing = async () => Promise.reject(new Error('no such project'));
  await expect(createProjectQueue()(1, 10, failing)).rejects.toThrow('no such project');
});
