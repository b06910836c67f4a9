import { expect, it, vi } from 'vitest';
import { takeTurn } from './picture-line.ts';

it('loads three small pictures at once, the next as soon as one is there or takes too long', () => {
  vi.useFakeTimers();
  const begun: number[] = [];
  const ends = [0, 1, 2, 3, 4, 5].map((place) => takeTurn(() => begun.push(place)));
  expect(begun).toEqual([0, 1, 2]);
  ends[1]?.();
  ends[1]?.();
  expect(begun).toEqual([0, 1, 2, 3]);
  // Nobody wants to see it any more.
  ends[4]?.();
  vi.advanceTimersByTime(8000);
  expect(begun).toEqual([0, 1, 2, 3, 5]);
  for (const end of ends) end();
  vi.useRealTimers();
});
