import type { Clip, Point } from '../pose/clip.ts';
import type { PairDraft } from './motion-pair.ts';

/** Scaled around the middle of the box. */
function shape(points: readonly Point[], scale: number): Clip {
  return { kind: 'polygon', points: points.map(([x, y]) => [0.5 + x * scale, 0.5 + y * scale]) };
}

const diamond: readonly Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** A diamond in the middle; from 1 on it reaches every corner. */
export function diamondClip(size: number): Clip {
  return shape(diamond, size);
}

const star: readonly Point[] = Array.from({ length: 10 }, (_, index) => {
  const radius = index % 2 === 0 ? 1 : 0.42;
  const angle = (index / 10) * 2 * Math.PI - Math.PI / 2;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
});

const hexagon: readonly Point[] = Array.from({ length: 6 }, (_, index) => {
  const angle = (index / 6) * 2 * Math.PI;
  return [Math.cos(angle), Math.sin(angle)];
});

/** What a clock's hand has passed since twelve. */
export function clockClip(passed: number): Clip {
  const steps = Math.max(1, Math.ceil(passed * 40));
  const points: Point[] = [[0.5, 0.5]];
  for (let step = 0; step <= steps; step += 1) {
    const angle = (step / steps) * passed * 2 * Math.PI - Math.PI / 2;
    points.push([0.5 + 1.2 * Math.cos(angle), 0.5 + 1.2 * Math.sin(angle)]);
  }
  return { kind: 'polygon', points: passed <= 0 ? [] : points };
}

/** Shapes that open in the middle: how far they must grow until they cover the whole box. */
const openings = [
  { name: 'diamond-*', points: diamond, reach: 1.2 },
  { name: 'star-*', points: star, reach: 2.1 },
  { name: 'hexagon-*', points: hexagon, reach: 0.95 },
] as const;

const corners = [
  { name: 'circle-*-top-left', cx: 0, cy: 0 },
  { name: 'circle-*-bottom-right', cx: 1, cy: 1 },
] as const;

const ms = 700;

export const shapes: readonly PairDraft[] = [
  {
    name: 'circle-*',
    easing: 'in-out-quad',
    ms,
    from: (away) => ({ clip: { kind: 'circle', cx: 0.5, cy: 0.5, radius: 0.58 * (1 - away) } }),
  },
  ...corners.map(
    ({ name, cx, cy }): PairDraft => ({
      name,
      easing: 'in-out-quad',
      ms,
      from: (away) => ({ clip: { kind: 'circle', cx, cy, radius: 1.08 * (1 - away) } }),
    }),
  ),
  {
    name: 'iris-*',
    easing: 'out-quart',
    ms,
    from: (away) => ({
      clip: { kind: 'circle', cx: 0.5, cy: 0.5, radius: 0.58 * (1 - away) },
      scaleX: 1 + 0.4 * away,
      scaleY: 1 + 0.4 * away,
    }),
  },
  ...openings.map(
    ({ name, points, reach }): PairDraft => ({
      name,
      easing: 'in-out-quad',
      ms,
      from: (away) => ({ clip: shape(points, reach * (1 - away)) }),
    }),
  ),
  {
    name: 'clock-*',
    easing: 'in-out-sine',
    ms: 800,
    from: (away) => ({ clip: clockClip(1 - away) }),
  },
  ...(['horizontal', 'vertical'] as const).map(
    (direction): PairDraft => ({
      name: `blinds-*-${direction}`,
      easing: 'in-out-quad',
      ms,
      from: (away) => ({ clip: { kind: 'blinds', direction, count: 8, open: 1 - away } }),
    }),
  ),
  ...(['diagonal', 'scattered', 'checkered'] as const).map(
    (order): PairDraft => ({
      name: `tiles-*-${order}`,
      easing: 'linear',
      ms: 900,
      from: (away) => ({ clip: { kind: 'tiles', columns: 12, rows: 7, order, open: 1 - away } }),
    }),
  ),
];
