import { clockClip, diamondClip } from '../entrances/shapes.ts';
import type { Clip } from '../pose/clip.ts';
import { ambience, moves, type TransitionDraft } from './transition-draft.ts';

/** What of the incoming slide shows when its edge has moved this far to a side. */
function swept(x: number, y: number, p: number): Clip {
  const cut = 1 - p;
  return {
    kind: 'inset',
    left: x < 0 ? cut : 0,
    right: x > 0 ? cut : 0,
    top: y < 0 ? cut : 0,
    bottom: y > 0 ? cut : 0,
  };
}

function diagonal(p: number, lean: 1 | -1): Clip {
  const edge = -0.3 + 1.6 * p;
  return {
    kind: 'polygon',
    points: [
      [-0.7, 0],
      [edge + 0.3 * lean, 0],
      [edge - 0.3 * lean, 1],
      [-0.7, 1],
    ],
  };
}

/** All but a gap in the middle; both halves hang together by a seam without width. */
function doors(gap: number): Clip {
  const [left, right] = [0.5 - gap / 2, 0.5 + gap / 2];
  return {
    kind: 'polygon',
    points: [
      [0, 0],
      [left, 0],
      [left, 1],
      [right, 1],
      [right, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ],
  };
}

export const shapeTransitions: readonly TransitionDraft[] = [
  ...moves.map(
    ({ side, x, y }): TransitionDraft => ({
      name: `wipe-*-${side}`,
      incoming: (p) => ({ clip: swept(x, y, p) }),
    }),
  ),
  // Steady: a slanted edge is seen longest in the middle, where others are fastest.
  { name: 'wipe-*-diagonal', easing: 'in-out-sine', incoming: (p) => ({ clip: diagonal(p, 1) }) },
  {
    name: 'wipe-*-diagonal-back',
    easing: 'in-out-sine',
    incoming: (p) => ({ clip: diagonal(p, -1) }),
  },
  {
    name: 'circle-*',
    incoming: (p) => ({ clip: { kind: 'circle', cx: 0.5, cy: 0.5, radius: 0.51 * p } }),
  },
  {
    name: 'circle-*-close',
    onTop: 'outgoing',
    outgoing: (p) => ({ clip: { kind: 'circle', cx: 0.5, cy: 0.5, radius: 0.51 * (1 - p) } }),
  },
  { name: 'diamond-*', incoming: (p) => ({ clip: diamondClip(1.02 * p) }) },
  { name: 'clock-*', easing: 'in-out-sine', incoming: (p) => ({ clip: clockClip(p) }) },
  {
    name: 'doorway-*',
    behind: ambience,
    onTop: 'outgoing',
    outgoing: (p) => ({ clip: doors(p), scaleX: 1 + 0.25 * p, scaleY: 1 + 0.25 * p }),
    incoming: (p) => ({ scaleX: 0.7 + 0.3 * p, scaleY: 0.7 + 0.3 * p, brightness: 0.5 + 0.5 * p }),
  },
  ...(['horizontal', 'vertical'] as const).map(
    (direction): TransitionDraft => ({
      name: `blinds-*-${direction}`,
      incoming: (p) => ({ clip: { kind: 'blinds', direction, count: 10, open: p } }),
    }),
  ),
  ...(['diagonal', 'scattered', 'checkered'] as const).map(
    (order): TransitionDraft => ({
      name: `tiles-*-${order}`,
      easing: 'linear',
      incoming: (p) => ({ clip: { kind: 'tiles', columns: 16, rows: 9, order, open: p } }),
    }),
  ),
];
