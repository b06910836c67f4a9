import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampNumber } from './clamp-number.ts';
import { parseNumber } from './parse-number.ts';

describe('reading a number', () => {
  it.each([
    ['12', 12],
    [' 1.5 ', 1.5],
    ['.5', 0.5],
    ['-3', -3],
    ['1e3', 1000],
    [7, 7],
  ])('%j is %j', (typed, number) => expect(parseNumber(typed)).toBe(number));

  it.each(['', ' ', 'ten', '1,000', '0x10', 'Infinity', '1e999', Number.NaN, true, null])(
    '%j is none',
    (typed) => expect(parseNumber(typed)).toBeUndefined(),
  );
});

describe('leaving a number field', () => {
  it('pulls the number inside its limits', () => {
    expect(clampNumber({ min: 100, max: 2000 }, 5)).toBe(100);
    expect(clampNumber({ min: 100, max: 2000 }, 9999)).toBe(2000);
    expect(clampNumber({}, 9999)).toBe(9999);
  });

  it('always lands inside, and a second time changes nothing', () => {
    fc.assert(
      fc.property(
        fc.double({ noNaN: true }),
        fc.integer({ min: -500, max: 0 }),
        fc.integer({ min: 0, max: 500 }),
        (value, min, max) => {
          const clamped = clampNumber({ min, max }, value);
          expect(clamped).toBeGreaterThanOrEqual(min);
          expect(clamped).toBeLessThanOrEqual(max);
          expect(clampNumber({ min, max }, clamped)).toBe(clamped);
        },
      ),
    );
  });
});
