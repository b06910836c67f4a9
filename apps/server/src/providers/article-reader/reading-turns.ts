import { maxOwnFeeds } from '@reelwright/contract';
import { CodedError } from '../../errors/coded-error.ts';
import { createFairQueue, TooManyWaiting } from '../../threads/fair-queue.ts';

/** Reading takes a processor for a moment; people take turns. */
export const readingLimits = {
  atOnce: 2,
  atOncePerAccount: 1,
  /** Four pages, and behind them all feeds that somebody may have. */
  waitingPerAccount: 4 + maxOwnFeeds,
  waitingInAll: 60,
};

/** Who asks, and until when they wait. */
interface ReadingAsker {
  readonly account: string;
  readonly signal?: AbortSignal;
}

/** Waits for a turn of this person, and reads. */
export type ReadInTurn = <T>(asker: ReadingAsker, work: () => Promise<T>) => Promise<T>;

/** One for the whole server: pages, files and feeds wait in the same line. */
export function createReadingTurns(): ReadInTurn {
  const queue = createFairQueue(readingLimits);
  return async ({ account, signal }, work) => {
    try {
      return await queue.run(account, work, signal);
    } catch (error) {
      throw error instanceof TooManyWaiting ? new CodedError('article-busy') : error;
    }
  };
}
