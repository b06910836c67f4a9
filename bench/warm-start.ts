import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../apps/server/src/postgres/find-free-port.ts';
import type { Figure } from './figure.ts';

const startScript = fileURLToPath(new URL('../scripts/start.mjs', import.meta.url));
const rounds = 3;

/** From typing `npm start`, everything being installed and built, to the first reply with data in it. */
export async function benchWarmStart(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'reelwright-bench-'));
  await chmod(folder, 0o711);
  try {
    await startOnce(folder);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await startOnce(folder));
    const seconds = times.reduce((sum, time) => sum + time, 0) / rounds / 1000;
    return [
      {
        what: 'warm start to first reply',
        value: `${seconds.toFixed(1)} s`,
        goal: '≤ 5 s',
        met: seconds <= 5,
        detail: `average of ${rounds}; one bare Node start takes ${(await bareNodeMs()).toFixed(0)} ms here`,
      },
    ];
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function startOnce(folder: string): Promise<number> {
  const port = await findFreePort();
  const began = performance.now();
  const child = spawn(process.execPath, [startScript], {
    env: { ...process.env, PORT: String(port), DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn' },
    stdio: 'ignore',
  });
  while (!(await isReady(port))) await sleep(20);
  const tookMs = performance.now() - began;
  const ended = once(child, 'exit');
  child.kill('SIGINT');
  await ended;
  return tookMs;
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok;
  } catch {
    return false;
  }
}

async function bareNodeMs(): Promise<number> {
  const began = performance.now();
  await once(spawn(process.execPath, ['-e', '0'], { stdio: 'ignore' }), 'exit');
  return performance.now() - began;
}
