import { ApiError } from '@reelwright/contract';
import { expect, it } from 'vitest';
import { failureOf } from './failure-of.ts';

it.each([
  [0, 'offline'],
  [401, 'login'],
  [404, 'missing'],
  [400, 'refused'],
  [413, 'refused'],
  [403, 'trouble'],
  [429, 'trouble'],
  [500, 'trouble'],
  [503, 'trouble'],
])('takes status %i for %s', (status, kind) => {
  const error = new ApiError(status, 'A sentence.', undefined);
  expect(failureOf(error)).toEqual({ kind, message: 'A sentence.' });
});

it('takes a request that was given up for being offline', () => {
  expect(failureOf(new DOMException('timed out', 'TimeoutError')).kind).toBe('offline');
});
