import { ApiError } from '@reelwright/contract';
import type { Query } from '@tanstack/react-query';

export const askAgainMs = 5000;

/** Nobody answered: the line is down, or the server starts anew. */
const isOutOfReach = (error: unknown) => error instanceof ApiError && error.status === 0;

/**
 * How pages ask for what they show. An installation at home answers without the internet too, so what the browser thinks
 * of that says nothing; and an error goes by itself once the line is back.
 */
export const whereLinesBreak = {
  networkMode: 'always',
  refetchOnReconnect: true,
  refetchInterval: ({ state }: Pick<Query, 'state'>) =>
    isOutOfReach(state.error) ? askAgainMs : (false as const),
} as const;
