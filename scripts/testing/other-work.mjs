import { readFileSync } from 'node:fs';

/**
 * Begins to watch the processors. What it returns says how much more they did than our own work:
 * 1 on a quiet machine, 2 where others took as much as we did. 1 where that cannot be seen.
 */
export function watchOtherWork() {
  const [allBefore, oursBefore] = [allTicks(), ourTicks()];
  return () => {
    const [all, ours] = [allTicks() - allBefore, ourTicks() - oursBefore];
    return ours > 0 ? Math.max(1, all / ours) : 1;
  };
}

/** Ticks of every processor in which it did anything. */
function allTicks() {
  const [user, nice, system, , , irq, softIrq] = numbersOf('/proc/stat', /^cpu +(.+)$/m);
  return user + nice + system + irq + softIrq;
}

/** Linux counts processor time in these, whatever its clock does. */
export const ticksPerSecond = 100;

/** Ticks of this process and of all that it started and that ended since. 0 where that cannot be seen. */
export function ourTicks() {
  // The name, in brackets, may hold spaces: what comes after it is counted from the state on.
  const [user, system, userBelow, systemBelow] = numbersOf(
    '/proc/self/stat',
    /\) \w(?: -?\d+){10} (.+)$/,
  );
  return user + system + userBelow + systemBelow;
}

function numbersOf(file, pattern) {
  try {
    const text = pattern.exec(readFileSync(file, 'utf8').trim())?.[1] ?? '';
    return text.split(' ').map(Number);
  } catch {
    // Only Linux has these files.
    return Array.from({ length: 10 }, () => 0);
  }
}
