import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { minimumPace } from './minimum-pace.ts';

async function* drops(bytes: number, everyMs: number, count: number) {
  for (let index = 0; index < count; index += 1) {
    yield Buffer.alloc(bytes);
    await sleep(everyMs);
  }
}

const tooSlow = () => new Error('too slow');

it('ends what comes drop by drop', async () => {
  const pace = minimumPace({ windowMs: 50, bytes: 100 }, tooSlow);
  const passing = pipeline(Readable.from(drops(1, 5, 200)), pace);
  pace.resume();
  await expect(passing).rejects.toThrow('too slow');
});

it('lets through what comes fast enough, and does not hurry whoever reads slowly', async () => {
  const pace = minimumPace({ windowMs: 50, bytes: 100 }, tooSlow);
  const passing = pipeline(Readable.from(drops(1000, 5, 30)), pace);
  const [whole] = await Promise.all([buffer(pace), passing]);
  expect(whole.length).toBe(30_000);

  const waiting = minimumPace({ windowMs: 20, bytes: 100 }, tooSlow);
  const source = Readable.from([Buffer.alloc(200_000), Buffer.alloc(200_000)]);
  const done = pipeline(source, waiting);
  await sleep(120);
  const read = await buffer(waiting);
  await done;
  expect(read.length).toBe(400_000);
});
