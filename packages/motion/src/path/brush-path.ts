import { smoothNoiseOf } from '@reelwright/chance';
import { flattenPath } from './flatten-path.ts';
import type { Path, PathCommand } from './path.ts';
import { pathLength, trimPath } from './trim-path.ts';

type Px = readonly [x: number, y: number];

export interface Brush {
  readonly widthPx: number;
  /** How much the pressure of the hand changes the width, 0 to 1. */
  readonly pressure: number;
  /** How thin both ends are, 0 to 1 of the width. */
  readonly ends: number;
  readonly seed: string;
}

/**
 * The part of a line between two fractions of its length as the shape a pen leaves: pressed more here
 * and less there, thinner where it is set down and lifted. To be filled.
 */
export function brushPath(line: Path, from: number, to: number, brush: Brush): Path {
  const lengthPx = pathLength(line);
  const stepPx = Math.max(1, brush.widthPx * 0.65);
  const taperPx = brush.widthPx * 2.5;
  const startPx = Math.max(0, from) * lengthPx;
  const pressure = smoothNoiseOf(brush.seed);
  const widthAt = (alongPx: number) => {
    const press = pressure((startPx + alongPx) / (brush.widthPx * 9)) - 0.5;
    // The end that is still being drawn is as wide as the pen; only finished ends are thin.
    const set = Math.min(1, (startPx + alongPx) / taperPx);
    const lifted = Math.min(1, (lengthPx - startPx - alongPx) / taperPx);
    const thin = brush.ends + (1 - brush.ends) * Math.sqrt(Math.max(0, Math.min(set, lifted)));
    return (brush.widthPx / 2) * (1 + brush.pressure * press) * thin;
  };
  return flattenPath(trimPath(line, from, to)).flatMap((run) =>
    outline(evenly(run, stepPx), stepPx, widthAt),
  );
}

/** The same line with points at even distances, and its last point. */
function evenly(run: readonly Px[], stepPx: number): readonly Px[] {
  const points: Px[] = [];
  let untilNext = 0;
  for (const [index, [x, y]] of run.entries()) {
    const [x0, y0] = run[index - 1] ?? [x, y];
    const length = Math.hypot(x - x0, y - y0);
    let at = untilNext;
    for (; at < length; at += stepPx) {
      points.push([x0 + ((x - x0) * at) / length, y0 + ((y - y0) * at) / length]);
    }
    untilNext = at - length;
  }
  const last = run.at(-1);
  return last ? [...points, last] : points;
}

/** Along one side, around the end, back along the other. */
function outline(
  points: readonly Px[],
  stepPx: number,
  widthAt: (alongPx: number) => number,
): readonly PathCommand[] {
  if (points.length < 2) return [];
  const [there, back]: [Px[], Px[]] = [[], []];
  for (const [index, [x, y]] of points.entries()) {
    const [ax, ay] = points[index - 1] ?? [x, y];
    const [bx, by] = points[index + 1] ?? [x, y];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const half = widthAt(index * stepPx);
    const [acrossX, acrossY] = [(-(by - ay) / length) * half, ((bx - ax) / length) * half];
    there.push([x + acrossX, y + acrossY]);
    back.push([x - acrossX, y - acrossY]);
  }
  const [headX, headY] = tip(points, -1, widthAt((points.length - 1) * stepPx));
  const [tailX, tailY] = tip(points, 0, widthAt(0));
  const [first, ...rest] = there;
  const [backEnd, ...backRest] = back.toReversed();
  if (!first || !backEnd) return [];
  return [
    ['M', ...first],
    ...rest.map(([x, y]): PathCommand => ['L', x, y]),
    ['Q', headX, headY, ...backEnd],
    ...backRest.map(([x, y]): PathCommand => ['L', x, y]),
    ['Q', tailX, tailY, ...first],
    ['Z'],
  ];
}

/** The point that a rounded end leans to, ahead of the line's last (-1) or first (0) point. */
function tip(points: readonly Px[], end: 0 | -1, half: number): Px {
  const [x, y] = points.at(end) ?? [0, 0];
  const [x0, y0] = points.at(end === 0 ? 1 : -2) ?? [x, y];
  const length = Math.hypot(x - x0, y - y0) || 1;
  return [x + ((x - x0) / length) * half * 1.8, y + ((y - y0) / length) * half * 1.8];
}
