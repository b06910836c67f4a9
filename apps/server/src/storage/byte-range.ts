import { CodedError } from '../errors/coded-error.ts';
import type { ByteRange, RequestedRange } from './storage.ts';

/** The bytes a request means in a file of this size; fails with `range-not-satisfiable`. */
export function resolveRange(requested: RequestedRange, size: number): ByteRange {
  assertRange(requested);
  if ('lastBytes' in requested) {
    if (requested.lastBytes === 0 || size === 0) throw new CodedError('range-not-satisfiable');
    return { start: Math.max(size - requested.lastBytes, 0), end: size - 1 };
  }
  if (requested.start >= size) throw new CodedError('range-not-satisfiable');
  return { start: requested.start, end: Math.min(requested.end ?? size - 1, size - 1) };
}

/** Refuses what is wrong for any size: negative, fractional or backward ranges. */
export function assertRange(requested: RequestedRange): void {
  const numbers =
    'lastBytes' in requested
      ? [requested.lastBytes]
      : [requested.start, requested.end ?? requested.start];
  const [first = 0, last = first] = numbers;
  if (!numbers.every((value) => Number.isSafeInteger(value) && value >= 0) || last < first) {
    throw new CodedError('range-not-satisfiable');
  }
}
