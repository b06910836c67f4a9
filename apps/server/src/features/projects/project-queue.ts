import { CodedError } from '../../errors/coded-error.ts';
import { createFairQueue, TooManyWaiting } from '../../threads/fair-queue.ts';
import { largeBytes } from './documents.ts';

/**
 * Whoever works on a document holds a connection to the database, which are few. One person's fifty saves at
 * once wait for each other, and not everybody for them. Large saves have places of their own: those of fifty
 * people wait for each other too, and nobody's small ones for them.
 */
export const projectQueueLimits = {
  atOnce: 4,
  largeAtOnce: 2,
  atOncePerAccount: 2,
  waitingPerAccount: 100,
  waitingInAll: 1000,
  waitMs: 20_000,
};

/** Runs work on documents in turns; what has waited for too long is turned away, and nothing of it was done. */
export type ProjectQueue = <T>(
  account: number,
  letters: number,
  work: () => Promise<T>,
) => Promise<T>;

export function createProjectQueue(limits = projectQueueLimits): ProjectQueue {
  const queue = createFairQueue(limits);
  const largeQueue = createFairQueue({ ...limits, atOnce: limits.largeAtOnce });
  return async (account, letters, work) => {
    const lane = letters > largeBytes ? largeQueue : queue;
    const late = AbortSignal.timeout(limits.waitMs);
    try {
      return await lane.run(String(account), work, late);
    } catch (error) {
      const waitedInVain = error instanceof TooManyWaiting || error === late.reason;
      throw waitedInVain ? new CodedError('projects-busy') : error;
    }
  };
}
