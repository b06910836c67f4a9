/** One of the things that are compared: its ground, the disc behind it and the thing. */
import type { DraftItem } from '@reelwright/pictures';
import { withAlpha } from '../color/colors.ts';
import type { ScriptLine } from '../script.ts';
import { cutOut } from './looks/cut-out.ts';
import { inLight } from './looks/light-theme.ts';
import { scallopPath } from './looks/spinning-paths.ts';
import { circlePath, coloredBox, shapeItem } from './shapes.ts';
import { roomOfShot } from './shots.ts';
import { shotsOf } from './shots-of.ts';
import { type Box, inset, type SlideFrame, shapeOf } from './slide-frame.ts';

/** The disc behind a thing, and a little more: it breathes. */
export const discScale = 1.16;

/** How large a thing gets while it stands, by what `float-far` and its like do. */
const nearest = 1.24;
/** So much of itself its upper edge rises for that. */
const risen = 0.19;

/** Each check has another shape behind its things. */
const discPaths = [scallopPath(13, 0.06), circlePath, scallopPath(7, 0.1)] as const;

/** How large a thing is above its words. */
export const columnSide = (ground: Box, picture: Box, ceiling: number): number =>
  Math.min(
    ground.width * 0.94,
    picture.height * 1.16,
    picture.width * 1.12,
    (picture.y + picture.height - ceiling) / ((1 + discScale) / 2),
  );

/** In turn: no two neighbours have one colour. */
export const sideLights = ['own', 'accent', 'deep'] as const;
const moves = ['in', 'lean', 'out'] as const;

interface Side {
  readonly id: string;
  readonly at: number;
  /** Which check of the film it is, roughly: each looks a little other. */
  readonly turn: number;
  readonly ground: Box;
  readonly picture: Box;
  /** Its words stand beside it, not below. */
  readonly isBesideWords: boolean;
  /** Nothing reaches higher than that. */
  readonly ceiling: number;
}

/** Its ground, and on it the thing; what is not heard now is paler. */
export function sideItems(
  line: ScriptLine,
  frame: SlideFrame,
  { id, at, turn, ground, picture, ceiling, isBesideWords }: Side,
): DraftItem[] {
  const [shot] = shotsOf(line);
  const { theme, seconds } = frame;
  const time = { start: 0, end: seconds };
  const { palette } = inLight(theme, sideLights[at % sideLights.length] ?? 'own');
  const gradient = `linear-gradient(170deg, ${palette.ground} 0%, ${palette.groundDeep} 100%)`;
  const isHeard = !line.isShownOnly;
  const isRowed = shapeOf(frame) !== 'wide' && isBesideWords;
  // Below the last words of an upright frame nothing else stands: the thing has the room that apps leave.
  const isLowest = shapeOf(frame) === 'tall' && ground.y + ground.height >= frame.height;
  const high = isLowest
    ? ground.height * 0.9
    : Math.min(ground.height * 0.96, picture.height * 1.2);
  const side = isRowed
    ? Math.min(
        frame.width * (isHeard ? 0.46 : 0.36),
        high,
        // Whole even when it is nearest: the edge would cut heads off.
        (picture.x + picture.width) / ((1 + nearest) / 2),
      )
    : columnSide(ground, picture, ceiling);
  const middle = isLowest ? ground.y + ground.height * 0.46 : picture.y + picture.height / 2;
  // Heads stay below what the slide is about.
  const foot = isRowed
    ? Math.max(middle + side / 2, ceiling > 0 ? ceiling + side * (1 + risen) : 0)
    : picture.y + picture.height;
  const thing: Box = {
    x: isRowed ? picture.x + picture.width - side : picture.x + (picture.width - side) / 2,
    y: foot - side,
    width: side,
    height: side,
  };
  const disc = inset(thing, -side * 0.06);
  const faded = { filters: { enabled: true, opacity: 74 } };
  const things = shot
    ? cutOut(
        { shot, ...time },
        { ...frame, theme: { ...theme, palette } },
        {
          id: `${id}-picture`,
          box: shot.kind === 'built-in' ? thing : roomOfShot(shot, picture),
          move: isHeard ? (moves[at % moves.length] ?? 'in') : 'out',
          mask: 'rounded',
        },
      )
    : [];
  return [
    ...(theme.hasWallpaper ? [] : [coloredBox(`${id}-ground`, ground, gradient, time)]),
    ...(shot?.kind === 'built-in'
      ? [
          shapeItem(
            `${id}-disc`,
            disc,
            discPaths[turn % discPaths.length] ?? circlePath,
            withAlpha(palette.accent, 0.5),
            time,
            {
              effects: { stay: { effect: 'spin-around', duration: 38_000 } },
              ...(!isHeard && faded),
            },
          ),
        ]
      : []),
    ...things.map((item) => (isHeard ? item : { ...item, ...faded })),
  ];
}
