import { expect, it, vi } from 'vitest';
import { takeTurn } from './picture-line.ts';

it('loads three small pictures at once, the first on the page first, the next as soon as one is there or takes too long', () => {
  vi.useFakeTimers();
  const begun: number[] = [];
  const ends = [3, 1, 0, 5, 2, 4].map((place) =>
    takeTurn(
      () => place,
      () => begun.push(place),
    ),
  );
  vi.advanceTimersByTime(0);
  expect(begun).toEqual([0, 1, 2]);
  ends[1]?.();
  ends[1]?.();
  vi.advanceTimersByTime(0);
  expect(begun).toEqual([0, 1, 2, 3]);
  // Nobody wants to see it any more.
  ends[5]?.();
  vi.advanceTimersByTime(8001);
  expect(begun).toEqual([0, 1, 2, 3, 5]);
  for (const end of ends) end();
  vi.useRealTimers();
});
