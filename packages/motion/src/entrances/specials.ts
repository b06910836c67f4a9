import { noise } from '@reelwright/chance';
import { ease } from '../easing/easing.ts';
import { keyframes } from '../pose/keyframes.ts';
import { fading, type PairDraft, type Way } from './motion-pair.ts';

const sides = [
  { side: 'left', sign: -1 },
  { side: 'right', sign: 1 },
] as const;

const jack = keyframes([
  [0, { opacity: 0, scaleX: 0.1, scaleY: 0.1, rotateDeg: 30, originY: 1 }],
  [0.4, { scaleX: 1.05, scaleY: 1.05, rotateDeg: -12, originY: 1 }, 'out-quad'],
  [0.62, { rotateDeg: 6, originY: 1 }],
  [0.82, { rotateDeg: -2.5, originY: 1 }],
  [1, { originY: 1 }],
]);

/** Jumps between torn pictures of itself, twelve in all, ever closer to its place. */
const glitching: Way = (_away, time) => {
  const step = Math.ceil(time * 12);
  const wild = (index: number) => noise('glitch', step * 7 + index) * 2 - 1;
  const top = Math.abs(wild(3)) * 0.7 * time;
  return {
    opacity: time > 0.96 || (time > 0.3 && wild(0) > 0.55) ? 0 : 1,
    x: 0.09 * wild(1) * time,
    skewXDeg: 16 * wild(2) * time,
    split: 0.14 * time,
    ...(time > 0.35 && {
      clip: { kind: 'inset', top, bottom: 0.75 - top * 0.9, left: -0.5, right: -0.5 } as const,
    }),
  };
};

/** A neon tube that is switched on: it takes a few tries. */
const flickering: Way = (_away, time) => {
  const step = Math.ceil(time * 14);
  const off = time > 0.18 && noise('flicker', step) < time * 0.95;
  return {
    opacity: off ? 0.08 * (1 - time) : 1,
    glow: 0.8 * time,
    brightness: off ? 1 : 1 + 0.5 * time,
  };
};

export const specials: readonly PairDraft[] = [
  ...sides.flatMap(({ side, sign }): PairDraft[] => [
    {
      name: `light-speed-*-${side}`,
      easing: 'out-back',
      exitEasing: 'in-cubic',
      ms: 700,
      from: (away, time) => ({
        opacity: fading(time, 0.6),
        stageX: 0.9 * sign * away,
        skewXDeg: 32 * sign * away,
        smearX: 0.3 * sign * Math.max(0, away),
      }),
    },
    {
      name: `skew-*-${side}`,
      easing: 'soft-spring',
      ms: 700,
      from: (away, time) => ({
        opacity: fading(time, 0.5),
        x: 0.5 * sign * away,
        skewXDeg: 35 * sign * away,
      }),
    },
    {
      name: `fly-*-${side}`,
      easing: 'out-cubic',
      ms: 900,
      // In a bow, from small and far.
      from: (away, time) => ({
        opacity: fading(time, 0.7),
        stageX: 0.7 * sign * away,
        stageY: -0.35 * Math.sin(away * Math.PI * 0.75),
        rotateDeg: 25 * sign * away,
        scaleX: 1 - 0.7 * away,
        scaleY: 1 - 0.7 * away,
      }),
    },
  ]),
  {
    name: 'jack-*-the-box',
    easing: 'linear',
    ms: 900,
    labels: { in: 'Jack in the box', out: 'Back in the box' },
    from: (_away, time) => jack(1 - time),
    to: (_away, time) => {
      const away = ease('in-back', time);
      return {
        opacity: fading(time, 0.4),
        scaleX: 1 - 0.9 * away,
        scaleY: 1 - 0.9 * away,
        rotateDeg: 30 * away,
        originY: 1,
      };
    },
  },
  { name: 'glitch-*', easing: 'linear', ms: 700, from: glitching },
  { name: 'flicker-*', easing: 'linear', ms: 900, from: flickering },
  {
    name: 'squeeze-*',
    easing: 'spring',
    ms: 900,
    from: (away, time) => ({
      opacity: fading(time, 0.75),
      scaleX: Math.max(0, 1 + 0.7 * away),
      scaleY: Math.max(0, 1 - away),
    }),
  },
  {
    name: 'float-*',
    easing: 'out-sine',
    ms: 1200,
    from: (away, time) => ({
      opacity: fading(time, 0.2),
      y: 0.7 * away,
      x: 0.06 * Math.sin(away * 6) * away,
      rotateDeg: 4 * Math.sin(away * 5) * away,
      blur: 0.05 * away,
    }),
    to: (away, time) => ({
      opacity: fading(time),
      y: -0.7 * away,
      x: 0.06 * Math.sin(away * 6) * away,
      rotateDeg: -4 * Math.sin(away * 5) * away,
      blur: 0.05 * away,
    }),
  },
];
