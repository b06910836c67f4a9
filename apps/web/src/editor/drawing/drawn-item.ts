import { Item, maxDrawnNumbers, type Slide, slideSeconds } from '@reelwright/movie';

export type Point = readonly [x: number, y: number];

export interface Stroke {
  readonly color: string;
  /** In px of a stage whose shorter side is 1080. */
  readonly widthPx: number;
}

/** Nearer to the line between its neighbours than this, a point says nothing. */
const smoothPx = 1.5;
/** Shorter lines are a press that trembled. */
const leastPx = 6;
const drawsItselfSeconds = 1;

/** A line that was drawn on the stage as an item; undefined when it was only a press. */
export function drawnItem(
  points: readonly Point[],
  stroke: Stroke,
  slide: Slide,
): Item | undefined {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - x, Math.max(...ys) - y];
  if (!(Math.max(wide, high) >= leastPx)) return undefined;
  const [width, height] = [Math.max(1, wide), Math.max(1, high)];
  const exact = (share: number) => Math.round(share * 10_000) / 10_000;
  const kept = simplified(points, smoothPx).slice(0, maxDrawnNumbers / 2);
  return Item.parse({
    id: 'new',
    type: 'image',
    name: 'Drawn line',
    x: Math.round(x),
    y: Math.round(y),
    width,
    height,
    scaleX: 1,
    scaleY: 1,
    graphic: {
      kind: 'line',
      bend: 'drawn',
      color: stroke.color,
      strokeWidth: stroke.widthPx,
      growSeconds: drawsItselfSeconds,
      points: kept.flatMap(([px, py]) => [exact((px - x) / width), exact((py - y) / height)]),
    },
    timing: { startTime: 0, endTime: slideSeconds(slide) },
  });
}

/** The points that a line cannot do without: the farthest from the straight one, and so on between those. */
export function simplified(points: readonly Point[], withinPx: number): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return points;
  let [farthest, distance] = [0, withinPx];
  for (const [index, point] of points.entries()) {
    const away = distanceTo(point, first, last);
    if (away > distance) [farthest, distance] = [index, away];
  }
  if (farthest === 0) return [first, last];
  const before = simplified(points.slice(0, farthest + 1), withinPx);
  return [...before.slice(0, -1), ...simplified(points.slice(farthest), withinPx)];
}

function distanceTo([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  const share = length > 0 ? Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / length)) : 0;
  return Math.hypot(x - x1 - share * dx, y - y1 - share * dy);
}
