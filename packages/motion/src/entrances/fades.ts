import { fourWays } from './four-ways.ts';
import { fading, type PairDraft } from './motion-pair.ts';

const corners = [
  { side: 'top-left', x: -1, y: -1 },
  { side: 'top-right', x: 1, y: -1 },
  { side: 'bottom-left', x: -1, y: 1 },
  { side: 'bottom-right', x: 1, y: 1 },
] as const;

export const fades: readonly PairDraft[] = [
  { name: 'fade-*', easing: 'in-out-sine', from: (away) => ({ opacity: 1 - away }) },
  ...fourWays(
    (side) => `fade-*-${side}`,
    { easing: 'out-cubic' },
    (to) => (away, time) => ({
      opacity: fading(time, 0.25),
      x: 0.35 * to.x * away,
      y: 0.6 * to.y * away,
    }),
  ),
  ...fourWays(
    (side) => `fade-*-${side}-big`,
    { easing: 'out-quart', ms: 700 },
    (to) => (away, time) => ({
      opacity: fading(time, 0.4),
      stageX: 0.5 * to.x * away,
      stageY: 0.5 * to.y * away,
    }),
  ),
  ...corners.map(
    ({ side, x, y }): PairDraft => ({
      name: `fade-*-${side}`,
      easing: 'out-cubic',
      from: (away, time) => ({ opacity: fading(time, 0.25), x: 0.3 * x * away, y: 0.5 * y * away }),
    }),
  ),
  {
    name: 'flash-*',
    easing: 'out-quad',
    from: (away, time) => ({
      opacity: fading(time, 0.7),
      brightness: 1 + 3 * away,
      saturate: Math.max(0, 1 - away),
      scaleX: 1 + 0.06 * away,
      scaleY: 1 + 0.06 * away,
    }),
  },
  {
    name: 'develop-*',
    easing: 'in-out-sine',
    ms: 1200,
    from: (away, time) => ({
      opacity: fading(time, 0.45),
      grayscale: away,
      brightness: 1 + 0.9 * away,
      contrast: 1 - 0.5 * away,
    }),
  },
];
