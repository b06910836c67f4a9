import { seededRandom } from '@reelwright/chance';
import type { Path, PathCommand } from '../path/path.ts';

type Px = readonly [x: number, y: number];

/**
 * A line from point to point as a hand draws it: each stretch bows a little to one side, and no
 * point is quite where it should be.
 */
export function handDrawnLine(points: readonly Px[], slackPx: number, seed: string): Path {
  const random = seededRandom(seed);
  const off = () => random.between(-slackPx, slackPx);
  const [first, ...rest] = points.map(([x, y]): Px => [x + off() * 0.5, y + off() * 0.5]);
  if (!first) return [];
  const commands: PathCommand[] = [['M', ...first]];
  let [x0, y0] = first;
  for (const [x, y] of rest) {
    const [bendA, bendB] = [off(), off()];
    const length = Math.hypot(x - x0, y - y0) || 1;
    // Across the stretch.
    const [acrossX, acrossY] = [-(y - y0) / length, (x - x0) / length];
    commands.push([
      'C',
      x0 + (x - x0) * 0.33 + acrossX * bendA,
      y0 + (y - y0) * 0.33 + acrossY * bendA,
      x0 + (x - x0) * 0.67 + acrossX * bendB,
      y0 + (y - y0) * 0.67 + acrossY * bendB,
      x,
      y,
    ]);
    [x0, y0] = [x, y];
  }
  return commands;
}

/** A smooth line through all points (Catmull-Rom). */
export function smoothLine(points: readonly Px[]): Path {
  const at = (index: number): Px =>
    points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0];
  return points.map((point, index): PathCommand => {
    if (index === 0) return ['M', ...point];
    const [[ax, ay], [bx, by], [dx, dy]] = [at(index - 2), at(index - 1), at(index + 1)];
    const [x, y] = point;
    return ['C', bx + (x - ax) / 6, by + (y - ay) / 6, x - (dx - bx) / 6, y - (dy - by) / 6, x, y];
  });
}
