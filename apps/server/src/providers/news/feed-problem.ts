import { errorSentence } from '@reelwright/contract';
import { CodedError } from '../../errors/coded-error.ts';

/** Why a feed cannot be read, in words for whoever brought it. */
export class FeedProblem extends Error {}

export function refusedFeed(status: number): FeedProblem {
  return new FeedProblem(
    [401, 403, 429, 451].includes(status)
      ? 'This site doesn’t let us read its feed.'
      : `The site answered with an error (${status}). Please check the address.`,
  );
}

export function noFeed(): FeedProblem {
  return new FeedProblem(
    'There is no feed at this address. On the site, look for a link called RSS, Atom or Feed.',
  );
}

/** What to tell of an error; what nobody expected is not told. */
export function feedProblemOf(error: unknown): string {
  if (error instanceof FeedProblem || error instanceof CodedError) return error.message;
  const isLate = error instanceof DOMException && error.name === 'TimeoutError';
  return isLate ? errorSentence('address-too-slow', undefined) : 'This feed can’t be read.';
}
