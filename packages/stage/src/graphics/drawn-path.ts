import type { Path, PathCommand } from '@reelwright/motion';
import type { Size } from './graphic-pen.ts';

type Point = readonly [x: number, y: number];

/** A soft line through points that a hand has drawn: it goes through each, as if the next one were known. */
export function drawnPath(numbers: readonly number[], { width, height }: Size): Path {
  const points = pairs(numbers).map(([x, y]): Point => [x * width, y * height]);
  const [first] = points;
  if (!first || points.length < 2) return [];
  const curves = points.slice(1).map((to, index): PathCommand => {
    const from = points[index] ?? first;
    const before = points[index - 1] ?? from;
    const after = points[index + 2] ?? to;
    return [
      'C',
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      to[0],
      to[1],
    ];
  });
  return [['M', ...first], ...curves];
}

function pairs(numbers: readonly number[]): readonly Point[] {
  return Array.from(
    { length: Math.floor(numbers.length / 2) },
    (_, index): Point => [numbers[2 * index] ?? 0, numbers[2 * index + 1] ?? 0],
  );
}
