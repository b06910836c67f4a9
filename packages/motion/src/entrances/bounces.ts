import { ease } from '../easing/easing.ts';
import { keyframes } from '../pose/keyframes.ts';
import { fourWays } from './four-ways.ts';
import { fading, type PairDraft, type Way } from './motion-pair.ts';

const sized = (scale: number) => ({ scaleX: scale, scaleY: scale });

const bouncing = keyframes([
  [0, { opacity: 0, ...sized(0.3) }],
  [0.3, { opacity: 1, ...sized(1.12) }, 'out-quad'],
  [0.5, sized(0.92)],
  [0.68, sized(1.04)],
  [0.84, sized(0.985)],
  [1, {}],
]);

/** It lands, and gives way a little where it hits. */
const dropping: Way = (_away, time) => {
  const height = 1 - ease('out-bounce', 1 - time);
  const hit = Math.max(0, 1 - height * 9) * time;
  return {
    stageY: -1.05 * height,
    scaleX: 1 + 0.16 * hit,
    scaleY: 1 - 0.2 * hit,
    originY: 1,
  };
};

export const bounces: readonly PairDraft[] = [
  {
    name: 'bounce-*',
    easing: 'linear',
    ms: 750,
    from: (_away, time) => bouncing(1 - time),
    to: (_away, time) => ({ ...bouncing(1 - time), opacity: fading(time, 0.5) }),
  },
  ...fourWays(
    (side) => `bounce-*-${side}`,
    { easing: 'spring', exitEasing: 'in-back', ms: 900 },
    (to) => (away, time) => ({
      opacity: fading(time, 0.7),
      stageX: 0.8 * to.x * away,
      stageY: 0.8 * to.y * away,
      scaleX: 1 + (to.x === 0 ? -0.12 : 0.3) * Math.abs(away),
      scaleY: 1 + (to.y === 0 ? -0.12 : 0.3) * Math.abs(away),
    }),
  ),
  {
    name: 'drop-*',
    easing: 'linear',
    ms: 1000,
    from: dropping,
    to: (_away, time) => ({ stageY: 1.05 * ease('in-back', time), rotateDeg: 6 * time }),
  },
  {
    name: 'spring-*-up',
    easing: 'wobbly-spring',
    ms: 1000,
    from: (away, time) => ({
      opacity: fading(time, 0.8),
      // Beyond its place it swings less, or it would leave the picture.
      y: (away < 0 ? 0.45 : 1.2) * away,
      scaleX: 1 + 0.12 * away,
      scaleY: 1 - 0.18 * away,
      originY: 1,
    }),
    // Up is where it goes, too.
    to: (away, time) => ({
      opacity: fading(time, 0.8),
      y: -1.2 * away,
      scaleX: 1 - 0.08 * away,
      scaleY: 1 + 0.12 * away,
      originY: 1,
    }),
  },
];
