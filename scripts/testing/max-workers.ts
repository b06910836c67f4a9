/**
 * How many test files run at once: for two cores, which browser tests share. Many files wait for timers and other
 * processes, so that one more than there are cores keeps both busy to the end. The same for every project, or Vitest
 * would let each wait for the last file of the one before.
 */
export const maxWorkers = 3;
