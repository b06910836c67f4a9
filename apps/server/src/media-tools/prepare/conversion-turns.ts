import { CodedError } from '../../errors/coded-error.ts';
import { createFairQueue, TooManyWaiting } from '../../threads/fair-queue.ts';
import { currentTurn } from '../../turns/current-turn.ts';

/**
 * How many files are turned into others at a time while people wait for them. Pictures take a second and have places of
 * their own, so that nobody's picture waits for somebody's film.
 */
export const conversionLimits = {
  pictures: 2,
  films: 2,
  ofOnePerson: 1,
  waitingOfOnePerson: 60,
} as const;

const lane = (atOnce: number) =>
  createFairQueue({
    atOnce,
    atOncePerAccount: conversionLimits.ofOnePerson,
    waitingPerAccount: conversionLimits.waitingOfOnePerson,
    waitingInAll: 600,
  });
const lanes = { pictures: lane(conversionLimits.pictures), films: lane(conversionLimits.films) };

/** Converts in turn; what no person waits for has been counted by the queue of jobs. */
export async function inConversionTurn<T>(
  kind: keyof typeof lanes,
  convert: () => Promise<T>,
): Promise<T> {
  const turn = currentTurn();
  if (!turn) return convert();
  try {
    return await lanes[kind].run(turn.person, convert);
  } catch (error) {
    throw error instanceof TooManyWaiting ? new CodedError('conversions-busy') : error;
  }
}
