/**
 * How many test files run at once: for two cores, of which browser tests leave about one free. The same for every
 * project, or Vitest would let each wait for the last file of the one before.
 */
export const maxWorkers = 2;
