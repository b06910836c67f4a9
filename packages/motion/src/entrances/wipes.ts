import type { Clip } from '../pose/clip.ts';
import type { Pose } from '../pose/pose.ts';
import { directions, type Heading } from './direction.ts';
import type { PairDraft } from './motion-pair.ts';

/** Letters reach a little over their box: what is not being wiped stays whole. */
const beyond = { x: -0.04, y: -0.14 };

function inset(cut: { top?: number; right?: number; bottom?: number; left?: number }): Clip {
  const { x, y } = beyond;
  return { kind: 'inset', top: y, right: x, bottom: y, left: x, ...cut };
}

/** From the edge beyond which nothing shows to all cut off. */
const cutX = (away: number) => beyond.x + (1 - beyond.x) * away;
const cutY = (away: number) => beyond.y + (1 - beyond.y) * away;

/** The edge that is cut off when something comes from (or goes to) a heading. */
function edgeCut(heading: Heading, away: number): Clip {
  if (heading.x < 0) return inset({ right: cutX(away) });
  if (heading.x > 0) return inset({ left: cutX(away) });
  return heading.y > 0 ? inset({ top: cutY(away) }) : inset({ bottom: cutY(away) });
}

/** Cut off from both ends, until they meet. */
function bothCut(axis: 'x' | 'y', away: number): Clip {
  const cut = beyond[axis] + (0.5 - beyond[axis]) * away;
  return axis === 'x' ? inset({ left: cut, right: cut }) : inset({ top: cut, bottom: cut });
}

/** Cut by a slanted line that moves from the left to the right. */
function slanted(away: number, lean: 1 | -1): Clip {
  const edge = -0.4 + (1 - away) * 1.8;
  const [top, bottom] = [edge + 0.35 * lean, edge - 0.35 * lean];
  const [low, high] = [beyond.y, 1 - beyond.y];
  return {
    kind: 'polygon',
    points: [
      [-1.5, low],
      [Math.max(-1.5, top), low],
      [Math.max(-1.5, bottom), high],
      [-1.5, high],
    ],
  };
}

export const wipes: readonly PairDraft[] = [
  ...directions.map(
    ({ side, from, to }): PairDraft => ({
      name: `wipe-*-${side}`,
      easing: 'in-out-cubic',
      ms: 600,
      from: (away) => ({ clip: edgeCut(from, away) }),
      // The edge farthest from where it goes vanishes first.
      to: (away) => ({ clip: edgeCut(to, away) }),
    }),
  ),
  ...directions.map(
    ({ side, from, to }): PairDraft => ({
      name: `reveal-*-${side}`,
      easing: 'out-quart',
      ms: 700,
      from: (away) => windowed(from, away),
      to: (away) => windowed(to, away),
    }),
  ),
  {
    name: 'wipe-*-diagonal',
    // Steady: words stand in the middle of the way, where others are fastest.
    easing: 'in-out-sine',
    ms: 700,
    from: (away) => ({ clip: slanted(away, 1) }),
  },
  {
    name: 'wipe-*-diagonal-back',
    // Steady: words stand in the middle of the way, where others are fastest.
    easing: 'in-out-sine',
    ms: 700,
    from: (away) => ({ clip: slanted(away, -1) }),
  },
  {
    name: 'curtain-*',
    easing: 'in-out-cubic',
    ms: 700,
    from: (away) => ({ clip: bothCut('x', away) }),
  },
  {
    name: 'letterbox-*',
    easing: 'in-out-cubic',
    ms: 700,
    from: (away) => ({ clip: bothCut('y', away) }),
  },
  {
    name: 'slit-*',
    easing: 'out-expo',
    ms: 700,
    from: (away) => ({
      clip: bothCut('y', away),
      scaleX: 1 + 0.4 * away,
      brightness: 1 + 1.5 * away,
    }),
  },
];

/** The thing slides, its window stays: the clip, which moves along, moves back against it. */
function windowed(heading: Heading, away: number): Pose {
  const [x, y] = [1.06 * heading.x * away, 1.08 * heading.y * away];
  return {
    x,
    y,
    clip: inset({
      ...(x < 0 && { left: -0.02 - x }),
      ...(x > 0 && { right: -0.02 + x }),
      ...(y < 0 && { top: -0.04 - y }),
      ...(y > 0 && { bottom: -0.04 + y }),
    }),
  };
}
