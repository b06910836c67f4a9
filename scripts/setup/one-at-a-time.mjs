import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cacheFolder } from './paths.mjs';

/** Runs `work` while no other script of this checkout does the same (two starts at once, say). */
export async function oneAtATime(name, work) {
  mkdirSync(cacheFolder, { recursive: true });
  const file = join(cacheFolder, `${name}.busy`);
  while (!take(file)) await sleep(500);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (!isAlive(holderOf(file))) rmSync(file, { force: true });
    return false;
  }
}

function holderOf(file) {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
}

function isAlive(pid) {
  if (!pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
