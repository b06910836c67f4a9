/** What some work takes of a processor, in milliseconds: others may have it meanwhile, which the clock would count. */
export function processorMs(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** Processors are counted in steps of some milliseconds: so long that one more or less does not matter. */
const countedMs = 24;

/** The same for work that is over in no time: done again and again until it can be counted. */
export function averageMs(work: () => unknown): number {
  for (let rounds = 1; ; rounds *= 2) {
    const ms = processorMs(() => {
      for (let round = 0; round < rounds; round += 1) work();
    });
    if (ms >= countedMs) return ms / rounds;
  }
}

const tries = 3;

/**
 * How many times as long some work takes when there is four times as much of it: four, or sixteen where each part of
 * it is held against every other. Whatever slows the machine down slows both; the best of a few tries counts.
 */
export function growthOf(work: (size: 1 | 4) => unknown): number {
  let growth = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < tries && growth >= maxGrowth; attempt += 1) {
    const small = averageMs(() => work(1));
    growth = Math.min(growth, averageMs(() => work(4)) / small);
  }
  return growth;
}

/** Between the two. */
export const maxGrowth = 8;
