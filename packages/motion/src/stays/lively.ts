import type { Pose } from '../pose/pose.ts';
import type { Stay } from './stay.ts';

/** What things do by themselves: a slow move over all of their time, and beside it one in seconds, as long as they last. */
type Lively = Pick<Stay, 'id' | 'pose' | 'besides'>;

const turn = 2 * Math.PI;
/** −1 to 1 and back once in so many seconds, from 0. */
const wave = (seconds: number, every: number) => Math.sin((seconds / every) * turn);
const still = (): Pose => ({});
const sized = (scale: number, rest: Pose = {}): Pose => ({
  scaleX: scale,
  scaleY: scale,
  ...rest,
});

/** As if it lay on water. It does not lean: a picture that is turned takes a third longer to draw. */
const floating = (seconds: number): Pose => ({
  x: 0.008 * wave(seconds, 3.4),
  y: 0.026 * wave(seconds, 2.4),
});

/** What stands before the ground comes nearer than it, or passes it, and is never quite at rest. */
const depths: readonly Lively[] = [
  { id: 'float-near', pose: (t) => sized(1.2 ** t, { originY: 0.8 }), besides: floating },
  { id: 'float-far', pose: (t) => sized(1.2 ** (1.15 - t), { originY: 0.8 }), besides: floating },
  { id: 'float-left', pose: (t) => sized(1 + 0.05 * t, { x: 0.07 - 0.14 * t }), besides: floating },
  {
    id: 'float-right',
    pose: (t) => sized(1 + 0.05 * t, { x: 0.14 * t - 0.07 }),
    besides: floating,
  },
  {
    id: 'float-lean',
    pose: (t) => sized(1 + 0.14 * t, { rotateDeg: 8 * t - 4, originY: 0.9 }),
    besides: floating,
  },
];

/** Up and down on a road, to the left: that is where drawn vehicles look. */
const vehicles: readonly Lively[] = [
  {
    id: 'roll',
    pose: (t) => ({ x: 0.09 - 0.18 * t, originY: 1 }),
    besides: (s) => ({
      y: 0.007 * wave(s, 0.36) + 0.004 * wave(s, 0.23),
      rotateDeg: 0.6 * wave(s, 0.9),
    }),
  },
  {
    id: 'sail',
    pose: (t) => ({ x: 0.06 - 0.12 * t, originY: 0.9 }),
    besides: (s) => ({ y: 0.02 * wave(s, 2.6), rotateDeg: 3 * wave(s, 3.1) }),
  },
  {
    id: 'fly',
    pose: (t) => sized(1 + 0.08 * t, { x: 0.1 * t - 0.05, y: 0.04 - 0.08 * t }),
    besides: (s) => ({ y: 0.025 * wave(s, 1.9), rotateDeg: 2.2 * wave(s, 2.7) }),
  },
  {
    id: 'lift-off',
    // Heavy at first, then quicker and quicker.
    pose: (t) => ({ x: 0.2 * t ** 2 - 0.06, y: 0.08 - 0.24 * t ** 2 }),
    besides: (s) => ({ x: 0.005 * wave(s, 0.11), y: 0.006 * wave(s, 0.17) }),
  },
  {
    id: 'ascend',
    pose: (t) => ({ y: 0.08 - 0.16 * t, originY: 0.2 }),
    besides: (s) => ({ x: 0.018 * wave(s, 3.3), rotateDeg: 2.4 * wave(s, 2.9) }),
  },
  {
    id: 'swim',
    pose: (t) => ({ x: 0.08 - 0.16 * t }),
    besides: (s) => ({
      y: 0.025 * wave(s, 2.3),
      rotateDeg: 3 * wave(s, 1.7),
      scaleX: 1 + 0.025 * wave(s, 0.85),
    }),
  },
];

/** How strongly a bell swings: well, ever less, and then again. */
const strike = (seconds: number, every: number, for_: number) => {
  const passed = seconds % every;
  return passed < for_ ? (1 - passed / for_) ** 1.2 : 0;
};
const beat = (seconds: number, every: number) => {
  const t = (seconds % every) / every;
  return Math.exp(-t * 5) * Math.sin(Math.min(1, t * 4) * Math.PI) * 1.6;
};

/** In place, as long as it is seen. */
const inPlace: readonly Lively[] = [
  { id: 'turn-slowly', pose: still, besides: (s) => ({ rotateDeg: 16 * s }) },
  { id: 'wheel', pose: still, besides: (s) => ({ rotateDeg: -150 * s }) },
  {
    id: 'in-the-wind',
    pose: (t) => sized(1 + 0.06 * t, { originY: 1 }),
    besides: (s) => ({
      skewXDeg: 3.2 * wave(s, 2.3) + 1.4 * wave(s, 1.1),
      rotateDeg: 1.6 * wave(s, 3.1),
    }),
  },
  {
    id: 'burn',
    pose: (t) => sized(1 + 0.06 * t, { originY: 1 }),
    besides: (s) => ({
      scaleY: 1 + 0.035 * wave(s, 0.53) + 0.02 * wave(s, 0.31),
      skewXDeg: 1.6 * wave(s, 0.71),
    }),
  },
  {
    id: 'ring',
    pose: (t) => sized(1 + 0.06 * t, { originY: 0.3 }),
    besides: (s) => ({
      rotateDeg: 9 * strike(s, 2, 1.1) * wave(s, 0.17),
      y: 0.012 * wave(s, 2.4),
    }),
  },
  {
    id: 'beat',
    pose: (t) => sized(1 + 0.06 * t),
    besides: (s) => sized(1 + 0.09 * beat(s, 0.95), { rotateDeg: 1.2 * wave(s, 3.1) }),
  },
  {
    id: 'dance',
    pose: (t) => sized(1 + 0.08 * t, { originY: 0.9 }),
    besides: (s) => ({ rotateDeg: 5 * wave(s, 1.1), y: -0.03 * Math.abs(wave(s, 1.1)) }),
  },
  {
    id: 'jump',
    pose: (t) => sized(1 + 0.06 * t, { originY: 1 }),
    besides: (s) => {
      const height = Math.abs(wave(s, 1.5));
      return { y: -0.09 * height, scaleY: 1 - 0.05 * (1 - height) ** 4, rotateDeg: 20 * s };
    },
  },
  {
    id: 'breathing',
    pose: (t) => sized(1.12 ** t, { originY: 1 }),
    besides: (s) => ({
      scaleY: 1 + 0.018 * wave(s, 1.7),
      rotateDeg: 1.4 * wave(s, 2.6),
    }),
  },
  {
    id: 'nod',
    // From the chest up: a little larger, so that the straight line below never shows while they lean.
    pose: (t) => sized(1.06 * 1.16 ** t, { originY: 0.7 }),
    besides: (s) => ({
      rotateDeg: 1.1 * wave(s, 2.8),
      y: 0.006 * (1 - Math.cos((s / 2.8) * turn)),
    }),
  },
  {
    id: 'work',
    pose: (t) => sized(1 + 0.06 * t, { originX: 0.8, originY: 0.9 }),
    besides: (s) => ({
      rotateDeg: -10 * strike(s + 0.4, 1.3, 0.9) * (1 - strike(s + 0.4, 1.3, 0.9)) * 2.4,
      y: 0.01 * wave(s, 1.3),
    }),
  },
  {
    id: 'saw',
    pose: (t) => sized(1 + 0.05 * t),
    besides: (s) => ({ x: 0.035 * wave(s, 0.8), y: -0.016 * wave(s, 0.8) }),
  },
  {
    id: 'sparkle',
    pose: (t) => sized(1 + 0.1 * t),
    besides: (s) =>
      sized(1 + 0.035 * wave(s, 1.3), { rotateDeg: 3.5 * wave(s, 2.3), y: 0.016 * wave(s, 2.7) }),
  },
];

export const livelyStays: readonly Omit<Stay, 'label'>[] = [...depths, ...vehicles, ...inPlace].map(
  (move) => ({
    ...move,
    imageCapable: true,
    infinite: true,
    spansTime: true,
    durationMs: 5000,
  }),
);
