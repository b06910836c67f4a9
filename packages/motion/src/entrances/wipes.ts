import type { Clip } from '../pose/clip.ts';
import { directions } from './direction.ts';
import type { PairDraft } from './motion-pair.ts';

/** Letters reach a little over their box: what is not being wiped stays whole. */
const beyond = -0.15;

function inset(cut: { top?: number; right?: number; bottom?: number; left?: number }): Clip {
  return { kind: 'inset', top: beyond, right: beyond, bottom: beyond, left: beyond, ...cut };
}

/** From the edge beyond which nothing shows to all cut off. */
const cut = (away: number) => beyond + (1 - beyond) * away;

/** The edge that is cut off when something comes from (or goes to) a heading. */
function edgeCut(heading: { x: number; y: number }, away: number): Clip {
  if (heading.x < 0) return inset({ right: cut(away) });
  if (heading.x > 0) return inset({ left: cut(away) });
  return heading.y > 0 ? inset({ top: cut(away) }) : inset({ bottom: cut(away) });
}

/** Cut by a slanted line that moves from the left to the right. */
function slanted(away: number, lean: 1 | -1): Clip {
  const edge = -0.75 + (1 - away) * 2.5;
  const [top, bottom] = [edge + 0.35 * lean, edge - 0.35 * lean];
  const [low, high] = [beyond, 1 - beyond];
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
      // It leaves by the edge it goes to: the far edge goes first.
      to: (away) => ({ clip: edgeCut({ x: -to.x, y: -to.y }, away) }),
    }),
  ),
  ...directions.map(
    ({ side, from, to }): PairDraft => ({
      name: `reveal-*-${side}`,
      easing: 'out-quart',
      ms: 700,
      // The thing slides, its window stays: the clip, which moves along, moves back against it.
      from: (away) => windowed(from, away),
      to: (away) => windowed(to, away),
    }),
  ),
  {
    name: 'wipe-*-diagonal',
    easing: 'in-out-cubic',
    ms: 700,
    from: (away) => ({ clip: slanted(away, 1) }),
  },
  {
    name: 'wipe-*-diagonal-back',
    easing: 'in-out-cubic',
    ms: 700,
    from: (away) => ({ clip: slanted(away, -1) }),
  },
  {
    name: 'curtain-*',
    easing: 'in-out-cubic',
    ms: 700,
    from: (away) => ({ clip: inset({ left: beyond + 0.65 * away, right: beyond + 0.65 * away }) }),
  },
  {
    name: 'letterbox-*',
    easing: 'in-out-cubic',
    ms: 700,
    from: (away) => ({ clip: inset({ top: beyond + 0.65 * away, bottom: beyond + 0.65 * away }) }),
  },
  {
    name: 'slit-*',
    easing: 'out-expo',
    ms: 700,
    from: (away) => ({
      clip: inset({ top: beyond + 0.65 * away, bottom: beyond + 0.65 * away }),
      scaleX: 1 + 0.4 * away,
      brightness: 1 + 1.5 * away,
    }),
  },
];

function windowed(heading: { x: number; y: number }, away: number) {
  const [x, y] = [1.15 * heading.x * away, 1.15 * heading.y * away];
  return {
    x,
    y,
    clip: inset({
      left: beyond - Math.min(0, x),
      right: beyond + Math.max(0, x),
      top: beyond - Math.min(0, y),
      bottom: beyond + Math.max(0, y),
    }),
  };
}
