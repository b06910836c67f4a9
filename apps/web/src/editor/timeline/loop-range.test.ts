import { describe, expect, it } from 'vitest';
import { loopBetween, loopFrom, loopJump, loopTo } from './loop-range.ts';

describe('the part of a slide that is played over and over', () => {
  it('lies between two moments, whichever was pointed at first, and within the slide', () => {
    expect(loopBetween(3, 1, 5)).toEqual({ from: 1, to: 3 });
    expect(loopBetween(-2, 9, 5)).toEqual({ from: 0, to: 5 });
  });

  it('is long enough to be heard, also at the very end', () => {
    expect(loopBetween(2, 2, 5)).toEqual({ from: 2, to: 2.2 });
    expect(loopBetween(5, 5, 5)).toEqual({ from: 4.8, to: 5 });
  });

  it('begins and ends at the playhead; the other end stays as long as it makes sense', () => {
    expect(loopFrom(1, { from: 0, to: 3 }, 5)).toEqual({ from: 1, to: 3 });
    expect(loopFrom(4, { from: 0, to: 3 }, 5)).toEqual({ from: 4, to: 5 });
    expect(loopTo(4, { from: 1, to: 3 }, 5)).toEqual({ from: 1, to: 4 });
    expect(loopTo(0.5, { from: 1, to: 3 }, 5)).toEqual({ from: 0, to: 0.5 });
    expect(loopFrom(2, undefined, 5)).toEqual({ from: 2, to: 5 });
  });

  it('goes back to its beginning at its end, and from anywhere else', () => {
    const range = { from: 1, to: 3 };
    expect(loopJump(2, range)).toBeUndefined();
    expect(loopJump(3, range)).toBe(1);
    expect(loopJump(4.5, range)).toBe(1);
    expect(loopJump(0, range)).toBe(1);
    expect(loopJump(4, undefined)).toBeUndefined();
  });
});
