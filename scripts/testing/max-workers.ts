/**
 * How many test files run at once: for two cores, and one more, because some files mostly wait for a killed
 * worker's job to be taken over. The same for every project, or Vitest would let each wait for the last file
 * of the one before.
 */
export const maxWorkers = 3;
