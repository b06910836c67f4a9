import { fourWays } from './four-ways.ts';
import { fading, type PairDraft } from './motion-pair.ts';

export const blurs: readonly PairDraft[] = [
  {
    name: 'blur-*',
    easing: 'out-cubic',
    ms: 600,
    from: (away, time) => ({ opacity: fading(time, 0.15), blur: 0.28 * away }),
  },
  ...fourWays(
    (side) => `blur-*-${side}`,
    { easing: 'out-quart', ms: 700 },
    (to) => (away, time) => ({
      opacity: fading(time, 0.4),
      x: 0.6 * to.x * away,
      y: 0.9 * to.y * away,
      blur: 0.2 * away,
      smearX: 0.25 * to.x * away,
      smearY: 0.25 * to.y * away,
    }),
  ),
  {
    name: 'focus-*',
    easing: 'out-cubic',
    ms: 800,
    from: (away, time) => ({
      opacity: fading(time, 0.2),
      blur: 0.24 * away,
      letterSpacingEm: 0.35 * away,
      scaleX: 1 + 0.08 * away,
      scaleY: 1 + 0.08 * away,
    }),
  },
  {
    name: 'expand-*',
    easing: 'out-quart',
    ms: 800,
    from: (away, time) => ({
      opacity: fading(time, 0.3),
      letterSpacingEm: -0.45 * away,
      scaleX: 1 - 0.1 * away,
    }),
  },
  {
    name: 'haze-*',
    easing: 'out-sine',
    ms: 900,
    from: (away, time) => ({
      opacity: fading(time, 0.1),
      blur: 0.16 * away,
      brightness: 1 + 0.8 * away,
      y: 0.15 * away,
      glow: away,
    }),
  },
];
