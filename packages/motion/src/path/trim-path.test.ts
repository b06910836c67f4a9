import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ellipsePath } from './ellipse-path.ts';
import type { Path } from './path.ts';
import { pathLength, trimPath } from './trim-path.ts';

const corner: Path = [
  ['M', 0, 0],
  ['L', 30, 0],
  ['L', 30, 10],
];

describe('a path that is drawn bit by bit', () => {
  it('is as long as it looks', () => {
    expect(pathLength(corner)).toBe(40);
    expect(pathLength(ellipsePath(0, 0, 10, 10))).toBeCloseTo(2 * Math.PI * 10, 0);
    expect(pathLength([])).toBe(0);
  });

  it('shows the part that has been drawn', () => {
    expect(trimPath(corner, 0, 0.5)).toEqual([
      ['M', 0, 0],
      ['L', 20, 0],
    ]);
    expect(trimPath(corner, 0.5, 1)).toEqual([
      ['M', 20, 0],
      ['L', 30, 0],
      ['L', 30, 10],
    ]);
    expect(trimPath(corner, 0.6, 0.4)).toEqual([]);
    expect(
      trimPath(
        [
          ['M', 5, 5],
          ['L', 5, 5],
        ],
        0,
        0.5,
      ),
    ).toEqual([]);
  });

  it('is as long as the part that was asked for', () => {
    const part = fc.double({ min: 0, max: 1, noNaN: true });
    const ring = ellipsePath(5, 5, 40, 20);
    fc.assert(
      fc.property(part, part, (from, to) => {
        const wanted = Math.max(0, to - from) * pathLength(ring);
        expect(pathLength(trimPath(ring, from, to))).toBeCloseTo(wanted, 4);
      }),
    );
  });
});
