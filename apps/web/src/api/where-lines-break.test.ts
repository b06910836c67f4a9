import { ApiError } from '@reelwright/contract';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { askAgainMs, whereLinesBreak } from './where-lines-break.ts';

/** When a page asks again for what could not be had. */
async function nextTryAfter(failure: Error): Promise<number | false> {
  const client = new QueryClient();
  const queryKey = ['teas'];
  const queryFn = () => Promise.reject(failure);
  await client.fetchQuery({ queryKey, queryFn, retry: false }).catch(() => undefined);
  const query = client.getQueryCache().find({ queryKey });
  return query ? whereLinesBreak.refetchInterval(query) : false;
}

it('asks again by itself when nobody answered, so that the error goes with its cause', async () => {
  const error = new ApiError(0, 'Connection error', undefined);
  expect(await nextTryAfter(error)).toBe(askAgainMs);
});

it('does not ask again by itself for what was refused', async () => {
  expect(await nextTryAfter(new ApiError(404, 'Not found', undefined))).toBe(false);
});
