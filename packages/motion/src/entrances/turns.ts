import { ease } from '../easing/easing.ts';
import { keyframes } from '../pose/keyframes.ts';
import { fading, type PairDraft } from './motion-pair.ts';

const corners = [
  { side: 'up-left', originX: 0, originY: 1, deg: 45 },
  { side: 'up-right', originX: 1, originY: 1, deg: -45 },
  { side: 'down-left', originX: 0, originY: 0, deg: -45 },
  { side: 'down-right', originX: 1, originY: 0, deg: 45 },
] as const;

const sides = [
  { side: 'left', sign: -1 },
  { side: 'right', sign: 1 },
] as const;

/** Hangs by one corner, swings, and falls. */
const hinge = keyframes([
  [0, { originX: 0, originY: 0 }],
  [0.22, { rotateDeg: 78, originX: 0, originY: 0 }, 'in-out-sine'],
  [0.4, { rotateDeg: 52, originX: 0, originY: 0 }],
  [0.55, { rotateDeg: 72, originX: 0, originY: 0 }],
  [0.68, { rotateDeg: 60, originX: 0, originY: 0 }],
  [1, { rotateDeg: 70, stageY: 1.05, originX: 0, originY: 0, opacity: 0 }, 'in-quad'],
]);

export const turns: readonly PairDraft[] = [
  {
    name: 'rotate-*',
    easing: 'out-back',
    ms: 700,
    from: (away, time) => ({ opacity: fading(time, 0.4), rotateDeg: -120 * away }),
    to: (away, time) => ({ opacity: fading(time), rotateDeg: 120 * away }),
  },
  ...corners.map(
    ({ side, originX, originY, deg }): PairDraft => ({
      name: `rotate-*-${side}`,
      easing: 'out-back',
      ms: 700,
      from: (away, time) => ({
        opacity: fading(time, 0.4),
        rotateDeg: deg * away,
        originX,
        originY,
      }),
    }),
  ),
  {
    name: 'spin-*',
    easing: 'out-quart',
    ms: 800,
    from: (away, time) => ({
      opacity: fading(time, 0.6),
      rotateDeg: -360 * away,
      scaleX: Math.max(0, 1 - away),
      scaleY: Math.max(0, 1 - away),
    }),
  },
  {
    name: 'swirl-*',
    easing: 'out-cubic',
    ms: 800,
    from: (away, time) => ({
      opacity: fading(time, 0.4),
      rotateDeg: -540 * away,
      x: 0.3 * Math.sin(away * 5) * away,
      scaleX: Math.max(0, 1 - away),
      scaleY: Math.max(0, 1 - away),
      blur: 0.06 * away,
    }),
  },
  ...sides.flatMap(({ side, sign }): PairDraft[] => [
    {
      name: `roll-*-${side}`,
      easing: 'out-cubic',
      ms: 800,
      from: (away, time) => ({
        opacity: fading(time, 0.5),
        stageX: 0.6 * sign * away,
        rotateDeg: 240 * sign * away,
      }),
    },
    {
      name: `tilt-*-${side}`,
      easing: 'out-back',
      ms: 650,
      from: (away, time) => ({
        opacity: fading(time, 0.4),
        x: 0.25 * sign * away,
        y: 0.5 * away,
        rotateDeg: 22 * sign * away,
        skewXDeg: -10 * sign * away,
        originY: 1,
      }),
    },
  ]),
  {
    name: 'hinge-*',
    easing: 'linear',
    ms: 1400,
    labels: { in: 'Hang up', out: 'Hinge and fall' },
    from: (_away, time) => ({
      opacity: fading(time, 0.7),
      rotateDeg: 60 * (1 - ease('out-elastic', 1 - time)),
      originX: 0,
      originY: 0,
    }),
    to: (_away, time) => hinge(time),
  },
];
