import { keyframes } from '../pose/keyframes.ts';
import { fourWays } from './four-ways.ts';
import { fading, type PairDraft } from './motion-pair.ts';

/** Both scales at once. */
const sized = (scale: number) => ({ scaleX: scale, scaleY: scale });

/** Comes down hard, and what it hits gives way for a moment. */
const stamping = keyframes([
  [0, { opacity: 0, ...sized(3), rotateDeg: -10, blur: 0.1 }],
  [0.42, { ...sized(0.94) }, 'in-cubic'],
  [0.6, { ...sized(1.035), rotateDeg: 1.2 }, 'out-quad'],
  [0.8, { ...sized(0.99), rotateDeg: -0.5 }],
  [1, {}],
]);

export const zooms: readonly PairDraft[] = [
  {
    name: 'zoom-*',
    easing: 'out-cubic',
    from: (away, time) => ({ opacity: fading(time, 0.4), ...sized(1 - 0.7 * away) }),
  },
  ...fourWays(
    (side) => `zoom-*-${side}`,
    { easing: 'out-back', ms: 700 },
    (to) => (away, time) => ({
      opacity: fading(time, 0.5),
      stageX: 0.5 * to.x * away,
      stageY: 0.5 * to.y * away,
      ...sized(1 - 0.85 * away),
    }),
  ),
  {
    name: 'shrink-*',
    easing: 'out-quart',
    from: (away, time) => ({ opacity: fading(time, 0.3), ...sized(1 + 0.8 * away) }),
  },
  {
    name: 'pop-*',
    easing: 'out-back',
    from: (away, time) => ({ opacity: fading(time, 0.75), ...sized(1 - away) }),
  },
  {
    name: 'elastic-*',
    easing: 'out-elastic',
    ms: 1000,
    from: (away, time) => ({ opacity: fading(time, 0.8), ...sized(Math.max(0, 1 - away)) }),
  },
  {
    name: 'stamp-*',
    easing: 'linear',
    exitEasing: 'in-quart',
    ms: 600,
    from: (_away, time) => stamping(1 - time),
    to: (away, time) => ({ opacity: fading(time), ...sized(1 + 1.4 * away), blur: 0.1 * away }),
  },
  {
    name: 'puff-*',
    easing: 'out-cubic',
    ms: 700,
    from: (away, time) => ({
      opacity: fading(time, 0.1),
      ...sized(1 + away),
      blur: 0.22 * away,
    }),
  },
  {
    name: 'stretch-*-x',
    easing: 'soft-spring',
    ms: 700,
    from: (away, time) => ({
      opacity: fading(time, 0.7),
      scaleX: Math.max(0, 1 - away),
      scaleY: 1 + 0.25 * away,
    }),
  },
  {
    name: 'stretch-*-y',
    easing: 'soft-spring',
    ms: 700,
    from: (away, time) => ({
      opacity: fading(time, 0.7),
      scaleY: Math.max(0, 1 - away),
      scaleX: 1 + 0.12 * away,
      originY: 1,
    }),
  },
  {
    name: 'tv-*',
    easing: 'out-cubic',
    ms: 600,
    labels: { in: 'TV on', out: 'TV off' },
    from: (_away, time) => {
      // First a bright line opens sideways, then the picture opens from it.
      const line = Math.min(1, (1 - time) / 0.4);
      const picture = Math.max(0, (1 - time - 0.4) / 0.6);
      return {
        opacity: Math.min(1, line * 3),
        scaleX: 0.02 + 0.98 * line ** 2,
        scaleY: 0.012 + 0.988 * (1 - (1 - picture) ** 3),
        brightness: 1 + 4 * (1 - picture) ** 2,
      };
    },
  },
];
