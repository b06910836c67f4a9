import { noise } from '@reelwright/chance';
import { keyframes } from '../pose/keyframes.ts';
import type { Stay } from './stay.ts';

/** A short move that begins and ends at rest, and comes again after a pause. */
type Beat = Pick<Stay, 'id' | 'durationMs' | 'pose'> & { readonly imageCapable?: true };

const sized = (scale: number) => ({ scaleX: scale, scaleY: scale });

/** To and fro, ever less. */
function shake(field: 'x' | 'y', size: number, times: number): Stay['pose'] {
  return (t) => ({ [field]: size * Math.sin(t * times * 2 * Math.PI) * (1 - t) ** 1.2 });
}

const beats: readonly Beat[] = [
  {
    id: 'pulse',
    durationMs: 900,
    imageCapable: true,
    pose: keyframes([
      [0, {}],
      [0.4, sized(1.08)],
      [1, {}],
    ]),
  },
  {
    id: 'heartbeat',
    durationMs: 1300,
    imageCapable: true,
    pose: keyframes([
      [0, {}],
      [0.14, sized(1.14), 'out-quad'],
      [0.28, {}],
      [0.42, sized(1.14), 'out-quad'],
      [0.75, {}],
      [1, {}],
    ]),
  },
  { id: 'shake-x', durationMs: 800, pose: shake('x', 0.045, 5) },
  { id: 'shake-y', durationMs: 800, pose: shake('y', 0.14, 5) },
  {
    id: 'head-shake',
    durationMs: 1000,
    pose: keyframes([
      [0, {}],
      [0.12, { x: -0.03, rotateYDeg: -12 }],
      [0.32, { x: 0.025, rotateYDeg: 10 }],
      [0.55, { x: -0.015, rotateYDeg: -6 }],
      [0.75, { x: 0.008, rotateYDeg: 3 }],
      [1, {}],
    ]),
  },
  {
    id: 'wobble',
    durationMs: 1000,
    pose: (t) => {
      const swing = Math.sin(t * 2.5 * 2 * Math.PI) * (1 - t) ** 1.3;
      return { x: -0.1 * swing, rotateDeg: -4.5 * swing, originY: 1 };
    },
  },
  {
    id: 'swing',
    durationMs: 1200,
    pose: (t) => ({
      rotateDeg: 13 * Math.sin(t * 2.5 * 2 * Math.PI) * (1 - t) ** 1.4,
      originY: 0,
    }),
  },
  {
    id: 'tada',
    durationMs: 1100,
    imageCapable: true,
    pose: (t) => {
      // Draws in, then shows itself off, shivering.
      const size = keyframesOfSize(t);
      const shiver = t > 0.22 && t < 0.9 ? Math.sin((t - 0.22) * 46) * 3 : 0;
      const drawIn = t < 0.22 ? -3 * Math.sin((t / 0.22) * Math.PI) : 0;
      const fade = Math.min(1, Math.max(0, (0.9 - t) / 0.2));
      return { ...size, rotateDeg: shiver * fade + drawIn };
    },
  },
  {
    id: 'jello',
    durationMs: 1100,
    pose: (t) => {
      const skew = 11 * Math.sin(t * 4 * 2 * Math.PI) * (1 - t) ** 2;
      return { skewXDeg: skew, skewYDeg: skew * 0.35 };
    },
  },
  {
    id: 'rubber-band',
    durationMs: 1000,
    pose: keyframes([
      [0, {}],
      [0.25, { scaleX: 1.22, scaleY: 0.78 }, 'out-quad'],
      [0.4, { scaleX: 0.82, scaleY: 1.2 }],
      [0.55, { scaleX: 1.12, scaleY: 0.88 }],
      [0.7, { scaleX: 0.96, scaleY: 1.05 }],
      [0.85, { scaleX: 1.02, scaleY: 0.98 }],
      [1, {}],
    ]),
  },
  {
    id: 'bounce',
    durationMs: 1100,
    pose: keyframes([
      [0, { originY: 1 }],
      [0.1, { scaleX: 1.06, scaleY: 0.9, originY: 1 }],
      [0.35, { y: -0.3, scaleX: 0.97, scaleY: 1.05, originY: 1 }, 'out-quad'],
      [0.58, { scaleX: 1.05, scaleY: 0.92, originY: 1 }, 'in-quad'],
      [0.74, { y: -0.1, originY: 1 }, 'out-quad'],
      [0.88, { scaleX: 1.02, scaleY: 0.97, originY: 1 }, 'in-quad'],
      [1, { originY: 1 }],
    ]),
  },
  {
    id: 'nudge',
    durationMs: 900,
    pose: keyframes([
      [0, {}],
      [0.3, { x: 0.06 }, 'out-quad'],
      [0.5, { x: -0.01 }],
      [0.7, { x: 0.03 }],
      [1, {}],
    ]),
  },
  {
    id: 'flash',
    durationMs: 900,
    imageCapable: true,
    pose: (t) => ({ opacity: 0.55 + 0.45 * Math.cos(t * 2 * 2 * Math.PI) }),
  },
  {
    id: 'shine',
    durationMs: 1000,
    imageCapable: true,
    pose: (t) => {
      const light = Math.sin(t * Math.PI) ** 2;
      // More would burn what is bright in a photo.
      return { brightness: 1 + 0.25 * light, glow: 0.5 * light };
    },
  },
  {
    id: 'flip',
    durationMs: 1100,
    imageCapable: true,
    pose: (t) => ({
      rotateYDeg: 360 * (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2),
      ...sized(1 + 0.1 * Math.sin(t * Math.PI)),
    }),
  },
  {
    id: 'spin',
    durationMs: 1000,
    imageCapable: true,
    pose: (t) => ({ rotateDeg: 360 * (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2) }),
  },
  {
    id: 'glitch',
    durationMs: 600,
    imageCapable: true,
    pose: (t) => {
      const step = Math.floor(t * 10);
      const strength = t <= 0 || t >= 1 ? 0 : Math.sin(t * Math.PI);
      const wild = (index: number) => noise('glitch-stay', step * 5 + index) * 2 - 1;
      return {
        x: 0.03 * wild(0) * strength,
        skewXDeg: 9 * wild(1) * strength,
        split: 0.07 * strength,
      };
    },
  },
  {
    id: 'pop',
    durationMs: 700,
    imageCapable: true,
    pose: keyframes([
      [0, {}],
      [0.2, sized(0.92)],
      [0.5, sized(1.15), 'out-cubic'],
      [0.75, sized(0.97)],
      [1, {}],
    ]),
  },
];

const keyframesOfSize = keyframes([
  [0, {}],
  [0.22, sized(0.9)],
  [0.36, sized(1.1)],
  [0.86, sized(1.1)],
  [1, {}],
]);

export const beatStays: readonly Omit<Stay, 'label'>[] = beats.map((beat) => ({
  ...beat,
  imageCapable: beat.imageCapable ?? false,
  infinite: false,
  spansTime: false,
}));
