import { fading, type PairDraft } from './motion-pair.ts';

/** Hung on one side, they swing away from whoever looks. */
const doors = [
  { side: 'up', turn: { rotateXDeg: 90 }, origin: { originX: 0.5, originY: 1 } },
  { side: 'down', turn: { rotateXDeg: -90 }, origin: { originX: 0.5, originY: 0 } },
  { side: 'left', turn: { rotateYDeg: 90 }, origin: { originX: 0, originY: 0.5 } },
  { side: 'right', turn: { rotateYDeg: -90 }, origin: { originX: 1, originY: 0.5 } },
] as const;

export const flips: readonly PairDraft[] = [
  {
    name: 'flip-*-x',
    easing: 'soft-spring',
    ms: 800,
    from: (away, time) => ({ opacity: fading(time, 0.6), rotateXDeg: 90 * away }),
  },
  {
    name: 'flip-*-y',
    easing: 'soft-spring',
    ms: 800,
    from: (away, time) => ({ opacity: fading(time, 0.6), rotateYDeg: 90 * away }),
  },
  ...doors.map(
    ({ side, turn, origin }): PairDraft => ({
      name: `unfold-*-${side}`,
      easing: 'out-cubic',
      ms: 650,
      from: (away, time) => ({
        opacity: fading(time, 0.7),
        ...('rotateXDeg' in turn
          ? { rotateXDeg: turn.rotateXDeg * away }
          : { rotateYDeg: turn.rotateYDeg * away }),
        ...origin,
        brightness: 1 - 0.35 * away,
      }),
    }),
  ),
  {
    name: 'swing-*',
    easing: 'out-elastic',
    exitEasing: 'in-cubic',
    ms: 1100,
    from: (away, time) => ({
      opacity: fading(time, 0.8),
      rotateXDeg: -85 * away,
      originX: 0.5,
      originY: 0,
    }),
  },
  {
    name: 'turn-*-around',
    easing: 'out-cubic',
    ms: 800,
    from: (away, time) => ({
      opacity: fading(time, 0.5),
      rotateYDeg: 180 * away,
      scaleX: 1 - 0.35 * away,
      scaleY: 1 - 0.35 * away,
    }),
  },
];
