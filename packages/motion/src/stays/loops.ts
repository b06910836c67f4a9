import { noise } from '@reelwright/chance';
import type { Stay } from './stay.ts';

/** A move that goes round and round: at 1 it is where it was at 0. */
type Loop = Pick<Stay, 'id' | 'durationMs' | 'pose'> & { readonly imageCapable?: true };

const turn = 2 * Math.PI;
/** 0 to 1 and back, softly, once or more per round; 0 at both ends. */
const swell = (t: number, times = 1) => (1 - Math.cos(t * turn * times)) / 2;
const wave = (t: number, times = 1) => Math.sin(t * turn * times);
const sized = (scale: number) => ({ scaleX: scale, scaleY: scale });

const loops: readonly Loop[] = [
  {
    id: 'breathe',
    durationMs: 4000,
    imageCapable: true,
    pose: (t) => sized(1 + 0.05 * swell(t)),
  },
  {
    id: 'float',
    durationMs: 4000,
    imageCapable: true,
    pose: (t) => ({ y: -0.09 * swell(t), rotateDeg: 0.8 * wave(t) }),
  },
  { id: 'bob', durationMs: 1800, pose: (t) => ({ y: 0.07 * wave(t) }) },
  {
    id: 'sway',
    durationMs: 3600,
    imageCapable: true,
    pose: (t) => ({ rotateDeg: 2.4 * wave(t), originY: 1 }),
  },
  { id: 'pendulum', durationMs: 2600, pose: (t) => ({ rotateDeg: 7 * wave(t), originY: 0 }) },
  {
    id: 'wave',
    durationMs: 2400,
    pose: (t) => ({
      y: 0.08 * wave(t),
      skewYDeg: 2.2 * Math.cos(t * turn) - 2.2,
      rotateDeg: wave(t),
    }),
  },
  {
    id: 'orbit',
    durationMs: 5000,
    imageCapable: true,
    pose: (t) => ({ x: 0.025 * wave(t), y: 0.05 * (Math.cos(t * turn) - 1) }),
  },
  {
    id: 'spin-around',
    durationMs: 6000,
    imageCapable: true,
    pose: (t) => ({ rotateDeg: 360 * t }),
  },
  {
    id: 'turntable',
    durationMs: 5000,
    imageCapable: true,
    pose: (t) => ({ rotateYDeg: 22 * wave(t) }),
  },
  { id: 'rock', durationMs: 3000, pose: (t) => ({ rotateXDeg: 16 * wave(t) }) },
  {
    id: 'glow',
    durationMs: 2800,
    imageCapable: true,
    pose: (t) => ({ glow: 0.9 * swell(t), brightness: 1 + 0.15 * swell(t) }),
  },
  { id: 'hue', durationMs: 8000, imageCapable: true, pose: (t) => ({ hueRotateDeg: 360 * t }) },
  {
    id: 'blink',
    durationMs: 2000,
    pose: (t) => ({ opacity: 1 - 0.75 * swell(t) ** 3 }),
  },
  {
    id: 'vapour',
    durationMs: 2600,
    imageCapable: true,
    // Rises and is gone half-way; what follows it comes from below.
    pose: (t) => {
      const isGone = t < 0.5;
      const share = isGone ? t * 2 : t * 2 - 1;
      return {
        y: isGone ? -0.45 * share : 0.35 * (1 - share),
        x: 0.1 * wave(t),
        opacity: isGone ? 1 - share : share,
        scaleX: 1 + 0.25 * (isGone ? share : share - 1),
      };
    },
  },
  {
    id: 'neon',
    durationMs: 4000,
    // Mostly lit, with a few short failures at uneven times.
    pose: (t) => {
      const step = Math.floor(t * 48) % 48;
      const off = noise('neon', step) < 0.12 && step > 0 && step < 47;
      return { opacity: off ? 0.35 : 1, glow: off ? 0 : 0.7 * Math.min(1, 6 * swell(t)) };
    },
  },
  {
    id: 'focus',
    durationMs: 5000,
    imageCapable: true,
    pose: (t) => ({ blur: 0.025 * swell(t) ** 2 }),
  },
  {
    id: 'saturate',
    durationMs: 5000,
    imageCapable: true,
    pose: (t) => ({ saturate: 1 + 1.2 * swell(t) }),
  },
  {
    id: 'sunny',
    durationMs: 6000,
    imageCapable: true,
    pose: (t) => ({
      brightness: 1 + 0.22 * swell(t),
      sepia: 0.25 * swell(t),
      saturate: 1 + 0.35 * swell(t),
    }),
  },
  {
    id: 'sepia',
    durationMs: 6000,
    imageCapable: true,
    pose: (t) => ({ sepia: 0.9 * swell(t), contrast: 1 + 0.08 * swell(t) }),
  },
  {
    id: 'noir',
    durationMs: 6000,
    imageCapable: true,
    pose: (t) => ({ grayscale: swell(t), contrast: 1 + 0.3 * swell(t) }),
  },
];

export const loopStays: readonly Omit<Stay, 'label'>[] = loops.map((loop) => ({
  ...loop,
  imageCapable: loop.imageCapable ?? false,
  infinite: true,
  spansTime: false,
}));
