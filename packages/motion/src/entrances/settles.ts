import { fourWays } from './four-ways.ts';
import { fading, type PairDraft } from './motion-pair.ts';

/** There at once, and moving the last bit of the way: a slide that begins with these never looks empty. */
const seenFrom = 0.88;

const settling = { easing: 'out-cubic', ms: 450 } as const;

const scaled = (by: number) => (away: number, time: number) => ({
  opacity: fading(time, seenFrom),
  scaleX: 1 + by * away,
  scaleY: 1 + by * away,
});

export const settles: readonly PairDraft[] = [
  { name: 'settle-*', ...settling, from: scaled(-0.07) },
  { name: 'settle-*-large', ...settling, from: scaled(0.07) },
  ...fourWays(
    (side) => `settle-*-${side}`,
    settling,
    (to) => (away, time) => ({
      opacity: fading(time, seenFrom),
      stageX: 0.03 * to.x * away,
      stageY: 0.03 * to.y * away,
    }),
  ),
];
