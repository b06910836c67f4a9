import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { watchOtherWork } from './other-work.mjs';

const busyFor = (ms) => `const end = Date.now() + ${ms}; while (Date.now() < end);`;

it('counts programs that we started and that ended as our own work', async () => {
  const slowdown = watchOtherWork();
  const child = spawn(process.execPath, ['-e', busyFor(500)]);
  await once(child, 'exit');
  // Whatever else the machine does meanwhile, this is a number that times can be multiplied by.
  expect(slowdown()).toBeGreaterThanOrEqual(1);
  expect(slowdown()).toBeLessThan(Number.POSITIVE_INFINITY);
});
