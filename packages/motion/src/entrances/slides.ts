import { fourWays } from './four-ways.ts';
import { fading, type PairDraft } from './motion-pair.ts';

export const slides: readonly PairDraft[] = [
  ...fourWays(
    (side) => `slide-*-${side}`,
    { easing: 'out-quart', ms: 600 },
    (to) => (away) => ({ stageX: to.x * away, stageY: to.y * away }),
  ),
  ...fourWays(
    (side) => `back-*-${side}`,
    { easing: 'out-back', ms: 700 },
    (to) => (away, time) => ({
      opacity: fading(time, 0.55),
      stageX: 0.6 * to.x * away,
      stageY: 0.6 * to.y * away,
      scaleX: 1 - 0.3 * Math.max(0, away),
      scaleY: 1 - 0.3 * Math.max(0, away),
    }),
  ),
  ...fourWays(
    (side) => `whip-*-${side}`,
    { easing: 'out-expo', ms: 600 },
    (to) => (away) => ({
      stageX: to.x * away,
      stageY: to.y * away,
      smearX: 0.35 * to.x * away,
      smearY: 0.35 * to.y * away,
      skewXDeg: -12 * to.x * away,
    }),
  ),
  ...fourWays(
    (side) => `elastic-*-${side}`,
    { easing: 'out-elastic', ms: 1000 },
    (to) => (far, time) => {
      // Beyond its place it swings less, or words near an edge would leave the picture.
      const away = far < 0 ? 0.3 * far : far;
      return {
        opacity: fading(time, 0.8),
        stageX: 0.45 * to.x * away,
        stageY: 0.45 * to.y * away,
        scaleX: 1 + 0.25 * Math.abs(to.x) * away,
        scaleY: 1 + 0.25 * Math.abs(to.y) * away,
      };
    },
  ),
];
