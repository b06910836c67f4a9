/** What turns slowly on a plain ground, so that it is no blank sheet and never stands still: one kind per film. */
import type { DraftItem } from '@reelwright/pictures';
import { colorOf, luminance, withAlpha } from '../../color/colors.ts';
import type { Mood, ThemeLook } from '../../themes/theme-look.ts';
import { roundedPath, shapeItem } from '../shapes.ts';
import { type Box, type SlideFrame, shapeOf, shorterSide } from '../slide-frame.ts';
import { raysPath, ringsPath, roundsPath, scallopPath } from './spinning-paths.ts';

interface Turning {
  readonly path: string;
  /** How wide it is, in shorter sides of the frame. */
  readonly size: number;
  readonly alpha: number;
  /** A whole turn. */
  readonly seconds: number;
}

const square = roundedPath({ x: 0, y: 0, width: 20, height: 20 }, 2.4);

const kinds = {
  rays: [{ path: raysPath(15), size: 4.4, alpha: 0.085, seconds: 110 }],
  scallops: [{ path: scallopPath(11), size: 1.35, alpha: 0.14, seconds: 48 }],
  rounds: [{ path: roundsPath, size: 2.7, alpha: 0.12, seconds: 64 }],
  squares: [{ path: square, size: 1.15, alpha: 0.13, seconds: 44 }],
  rings: [{ path: ringsPath, size: 2.3, alpha: 0.13, seconds: 46 }],
} as const satisfies Readonly<Record<string, readonly Turning[]>>;

const kindOfMood: Readonly<Record<Mood, keyof typeof kinds>> = {
  calm: 'rounds',
  warm: 'scallops',
  bright: 'rays',
  upbeat: 'rays',
  driving: 'squares',
  epic: 'rings',
  playful: 'scallops',
  dark: 'rings',
};

/** Where their middles are: at corners that words leave free, another one on the next slide. */
const corners = {
  wide: [
    { x: 0.02, y: 1.02 },
    { x: 0.98, y: 0 },
    { x: 0.04, y: 0 },
    { x: 0.98, y: 1 },
  ],
  upright: [
    { x: 0.9, y: 0.96 },
    { x: 0.06, y: 0.86 },
    { x: 0.1, y: 0.98 },
    { x: 0.94, y: 0.84 },
  ],
} as const;

export function groundShapes(
  frame: SlideFrame,
  id: string,
  sheet: Pick<ThemeLook['sheet'], 'color' | 'ink'> = frame.theme.sheet,
): DraftItem[] {
  const { width, height, index } = frame;
  const places = shapeOf(frame) === 'wide' ? corners.wide : corners.upright;
  const color = awayFromInk(sheet);
  const strength = color === '#ffffff' ? 2.6 : 1.5;
  return kinds[kindOfMood[frame.theme.mood]].map((turning, at) => {
    const place = places[(index + at) % places.length] ?? places[0];
    return turningItem(frame, `${id}-round-${at}`, turning, {
      x: width * place.x,
      y: height * place.y,
      color: withAlpha(color, turning.alpha * strength),
    });
  });
}

/** Behind a thing on a plain ground: the same, around its middle. */
export function turningBehind(frame: SlideFrame, id: string, free: Box): DraftItem[] {
  const { palette, mood } = frame.theme;
  const [first] = kinds[kindOfMood[mood]];
  return [
    turningItem(frame, `${id}-turning`, first, {
      x: free.x + free.width / 2,
      y: free.y + free.height * 0.52,
      color: withAlpha(palette.isDark ? palette.accent : '#ffffff', palette.isDark ? 0.13 : 0.34),
    }),
  ];
}

function turningItem(
  frame: SlideFrame,
  id: string,
  { path, size, seconds }: Turning,
  { x, y, color }: { readonly x: number; readonly y: number; readonly color: string },
): DraftItem {
  const side = shorterSide(frame) * size;
  return shapeItem(
    id,
    { x: x - side / 2, y: y - side / 2, width: side, height: side },
    path,
    color,
    { start: 0, end: frame.seconds },
    { effects: { stay: { effect: 'spin-around', duration: seconds * 1000 } } },
  );
}

/** Words lie on them: they take the ground further away from the words' colour, never nearer to it. */
function awayFromInk(sheet: Pick<ThemeLook['sheet'], 'color' | 'ink'>): string {
  const ground = luminance(colorOf(sheet.color));
  return luminance(colorOf(sheet.ink)) > ground ? '#000000' : '#ffffff';
}
