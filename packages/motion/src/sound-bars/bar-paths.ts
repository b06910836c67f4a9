import type { Path } from '../path/path.ts';

/** How far a curve's handle is from its end, for a quarter of a circle. */
const quarter = 0.5523;

/** A box with round ends, as far as it is large enough for them. */
export function pill(x: number, y: number, width: number, height: number): Path {
  const r = Math.min(width, height) / 2;
  const h = r * (1 - quarter);
  const [right, bottom] = [x + width, y + height];
  return [
    ['M', x + r, y],
    ['L', right - r, y],
    ['C', right - h, y, right, y + h, right, y + r],
    ['L', right, bottom - r],
    ['C', right, bottom - h, right - h, bottom, right - r, bottom],
    ['L', x + r, bottom],
    ['C', x + h, bottom, x, bottom - h, x, bottom - r],
    ['L', x, y + r],
    ['C', x, y + h, x + h, y, x + r, y],
    ['Z'],
  ];
}

export const disc = (x: number, y: number, radius: number): Path =>
  pill(x - radius, y - radius, 2 * radius, 2 * radius);

export type Point = readonly [x: number, y: number];

/** Through the middle of every two points: no corner anywhere. Goes on from where the path is. */
export function smoothThrough(points: readonly Point[]): Path {
  return points.flatMap(([x, y], at): Path => {
    const next = points[at + 1];
    if (!next) return [['L', x, y]];
    return [['Q', x, y, (x + next[0]) / 2, (y + next[1]) / 2]];
  });
}
