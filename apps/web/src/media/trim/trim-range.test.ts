import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shortestSeconds, trimmed } from './trim-range.ts';

it('stays inside the media, and never gets shorter than allowed', () => {
  const second = fc.double({ min: -10, max: 400, noNaN: true });
  fc.assert(
    fc.property(
      second,
      second,
      fc.double({ min: 0.5, max: 300, noNaN: true }),
      fc.constantFrom('start' as const, 'end' as const),
      fc.constantFrom('video' as const, 'audio' as const),
      (start, end, seconds, moved, kind) => {
        const shortest = shortestSeconds[kind];
        const range = trimmed({ start, end }, { seconds, shortest, moved });
        expect(range.start).toBeGreaterThanOrEqual(0);
        expect(range.end).toBeLessThanOrEqual(seconds + 0.001);
        expect(range.end - range.start).toBeGreaterThanOrEqual(Math.min(shortest, seconds) - 0.002);
      },
    ),
  );
});

it('goes in tenths of a second', () => {
  const range = trimmed({ start: 1.234, end: 8 }, { seconds: 10, shortest: 1, moved: 'start' });
  expect(range).toEqual({ start: 1.2, end: 8 });
});
