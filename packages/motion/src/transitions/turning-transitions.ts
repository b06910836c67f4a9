import { moves, type TransitionDraft } from './transition-draft.ts';

const firstHalf = (p: number) => Math.min(1, p * 2);
const secondHalf = (p: number) => Math.max(0, p * 2 - 1);
const sized = (scale: number) => ({ scaleX: scale, scaleY: scale });

export const turningTransitions: readonly TransitionDraft[] = [
  // Two faces of a box: both turn around the edge that they share, which crosses the picture.
  ...moves.map(
    ({ side, x, y }): TransitionDraft => ({
      name: `cube-*-${side}`,
      outgoing: (p) => ({
        stageX: x * p,
        stageY: y * p,
        rotateYDeg: 90 * x * p,
        rotateXDeg: -90 * y * p,
        originX: 0.5 - x / 2,
        originY: 0.5 - y / 2,
        brightness: 1 - 0.6 * p,
      }),
      incoming: (p) => ({
        stageX: -x * (1 - p),
        stageY: -y * (1 - p),
        rotateYDeg: -90 * x * (1 - p),
        rotateXDeg: 90 * y * (1 - p),
        originX: 0.5 + x / 2,
        originY: 0.5 + y / 2,
        brightness: 0.4 + 0.6 * p,
      }),
    }),
  ),
  {
    name: 'flip-*-x',
    outgoing: (p) => ({
      rotateXDeg: 90 * firstHalf(p),
      opacity: p < 0.5 ? 1 : 0,
      ...sized(1 - 0.15 * firstHalf(p)),
    }),
    incoming: (p) => ({
      rotateXDeg: -90 * (1 - secondHalf(p)),
      opacity: p < 0.5 ? 0 : 1,
      ...sized(0.85 + 0.15 * secondHalf(p)),
    }),
  },
  {
    name: 'flip-*-y',
    outgoing: (p) => ({
      rotateYDeg: 90 * firstHalf(p),
      opacity: p < 0.5 ? 1 : 0,
      ...sized(1 - 0.15 * firstHalf(p)),
    }),
    incoming: (p) => ({
      rotateYDeg: -90 * (1 - secondHalf(p)),
      opacity: p < 0.5 ? 0 : 1,
      ...sized(0.85 + 0.15 * secondHalf(p)),
    }),
  },
  {
    name: 'rotate-*',
    onTop: 'outgoing',
    // Turned, a picture must be larger to fill the frame: at every moment it is.
    outgoing: (p) => ({
      rotateDeg: 45 * p,
      ...sized(1 + 1.35 * p),
      opacity: 1 - p,
      blur: 0.01 * p,
    }),
    incoming: (p) => ({
      rotateDeg: -45 * (1 - p),
      ...sized(2.35 - 1.35 * p),
      blur: 0.01 * (1 - p),
    }),
  },
  {
    name: 'swap-*',
    outgoing: (p) => ({
      stageX: -0.35 * Math.sin(p * Math.PI),
      ...sized(1 - 0.3 * p),
      brightness: 1 - 0.6 * p,
    }),
    incoming: (p) => ({
      stageX: 0.35 * Math.sin(p * Math.PI),
      ...sized(0.7 + 0.3 * p),
      // Solid at once: two pictures through each other look like a mistake.
      opacity: Math.min(1, 6 * p),
    }),
  },
];
