import { ambience, midway, moves, type TransitionDraft } from './transition-draft.ts';

const firstHalf = (p: number) => Math.min(1, p * 2);
const secondHalf = (p: number) => Math.max(0, p * 2 - 1);
const sized = (scale: number) => ({ scaleX: scale, scaleY: scale });

/** Two cards: how far from the middle, and how large the one is that is nearer, or farther away. */
const apart = (p: number) => 0.33 * Math.sin(p * Math.PI);
const inFront = (p: number) => 1 - 0.38 * Math.sin(p * Math.PI);
const inBack = (p: number) => 0.5 + 0.12 * Math.sin(p * Math.PI);

export const turningTransitions: readonly TransitionDraft[] = [
  // Two faces of a box: both turn around the edge that they share, which crosses the picture.
  ...moves.map(
    ({ side, x, y }): TransitionDraft => ({
      name: `cube-*-${side}`,
      behind: ambience,
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
    behind: ambience,
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
    behind: ambience,
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
      opacity: 1 - midway(p),
      blur: 0.05 * p,
    }),
    incoming: (p) => ({
      rotateDeg: -45 * (1 - p),
      ...sized(2.35 - 1.35 * p),
      blur: 0.03 * (1 - p),
    }),
  },
  {
    name: 'swap-*',
    behind: ambience,
    // Half way they stand beside each other and do not touch: there nobody sees them change places.
    onTop: 'change places',
    outgoing: (p) => ({
      stageX: -apart(p),
      ...sized(p < 0.5 ? inFront(p) : inBack(p)),
      brightness: 1 - 0.5 * p,
    }),
    incoming: (p) => ({
      stageX: apart(p),
      ...sized(p < 0.5 ? inBack(p) : inFront(p)),
      brightness: 0.5 + 0.5 * p,
    }),
  },
];
