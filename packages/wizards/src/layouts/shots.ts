/** What is seen while lines are heard, and how it is drawn: chosen photos and videos, or built-in pictures. */
import {
  type DraftItem,
  type Focus,
  type PictureRecipe,
  pictureLayers,
  stillAddress,
} from '@reelwright/pictures';
import type { ScriptPart } from '../script.ts';
import type { ChosenMotion } from '../themes/theme-look.ts';
import { focusedPicture } from './focused-picture.ts';
import { withCamera, withMove, zoomed } from './looks/play-move.ts';
import type { SlideMove } from './looks/slide-look.ts';
import { type Shot, shotsOf } from './shots-of.ts';
import { type Box, type SlideFrame, shapeOf, wholeFrame } from './slide-frame.ts';

export interface TimedShot {
  readonly shot: Shot;
  readonly start: number;
  readonly end: number;
}

/** When a line is on the slide: from when it is heard until the next one is. */
export function lineSpan(
  frame: SlideFrame,
  at: number,
  count: number,
): { readonly start: number; readonly end: number } {
  const start = at === 0 ? 0 : (frame.lineTimes[at]?.start ?? (frame.seconds * at) / count);
  const end =
    at === count - 1
      ? frame.seconds
      : (frame.lineTimes[at + 1]?.start ?? (frame.seconds * (at + 1)) / count);
  return {
    start: Math.min(start, frame.seconds),
    end: Math.min(Math.max(start, end), frame.seconds),
  };
}

/** Each line's pictures share its time: two change half-way. */
export function timedShots(part: ScriptPart, frame: SlideFrame): readonly TimedShot[] {
  return part.lines.flatMap((line, at) => {
    const { start, end } = lineSpan(frame, at, part.lines.length);
    const shots = shotsOf(line);
    const each = (end - start) / shots.length;
    return shots.map((shot, number) => ({
      shot,
      start: start + each * number,
      end: number === shots.length - 1 ? end : start + each * (number + 1),
    }));
  });
}

export interface ShotLayers {
  readonly ground: readonly DraftItem[];
  readonly subject: readonly DraftItem[];
}

interface ShotPlace {
  readonly focus: Focus;
  /** Of photos and videos. */
  readonly box?: Box;
  /** What words leave free: built-in pictures show what matters there. */
  readonly free?: Box;
  /** What the camera does; missing: as the picture and the theme have it. */
  readonly move?: SlideMove | undefined;
  /** So much larger than it would be, and cut by the lower edge. */
  readonly zoom?: number | undefined;
}

/** A shot that fills the frame; what matters of it stands where the words do not. */
export function fullShot(
  { shot, start, end }: TimedShot,
  frame: SlideFrame,
  id: string,
  { focus, box = wholeFrame(frame), free, move, zoom = 1 }: ShotPlace,
): ShotLayers {
  if (shot.kind !== 'built-in') {
    const filled = filledBox(shot, frame, id, box, { start, end, free });
    const moves = move && !isWholeShot(shot) && !frame.theme.media.chosen;
    return { ground: [moves ? withCamera(filled, move) : filled], subject: [] };
  }
  // A picture that follows another is cut to: both grounds fill the frame.
  const layers = pictureLayers(
    shot.recipe,
    {
      width: frame.width,
      height: frame.height,
      palette: frame.theme.palette,
      focus,
      startTime: start,
      endTime: end,
      ...(free && { free }),
    },
    id,
  );
  const { hasWallpaper, media } = frame.theme;
  const near = zoom > 1 ? zoomed(layers, zoom, shot.recipe) : layers;
  const played = move ? withMove(near, move, shot.recipe.objects[0] ?? '') : near;
  const isOnWallpaper =
    hasWallpaper && layers.subject.length > 0 && !figureStyles.has(shot.recipe.style);
  return {
    ground: isOnWallpaper ? [] : played.ground.map((item) => moved(item, media.chosen, 'ground')),
    subject: played.subject.map((item) => moved(item, media.chosen, 'subject')),
  };
}

/** What they draw needs a calm ground of its own. */
const figureStyles: ReadonlySet<PictureRecipe['style']> = new Set([
  'number',
  'percent',
  'timeline',
  'versus',
  'chart',
  'map',
]);

/** A layer of a built-in picture as the person chose it: its subject comes and goes, and the camera moves over its ground. */
function moved(
  item: DraftItem,
  chosen: ChosenMotion | undefined,
  part: 'ground' | 'subject',
): DraftItem {
  if (!chosen) return item;
  const { in: comes, stay, ...others } = item.effects ?? {};
  const isStill = chosen.stay?.effect === 'none';
  const ownStay = part === 'ground' || isStill ? chosen.stay : undefined;
  const ownIn = part === 'subject' ? chosen.in : undefined;
  return {
    ...item,
    effects: {
      ...others,
      ...((ownIn ?? comes) && { in: ownIn ?? comes }),
      ...((ownStay ?? stay) && { stay: ownStay ?? stay }),
      ...(part === 'subject' && chosen.out && { out: chosen.out }),
    },
  };
}

export function isWholeShot(shot: Shot): boolean {
  return shot.kind !== 'built-in' && shot.isWhole === true;
}

/** The room a shot takes of a box: all of it, or what its own shape leaves where it is shown whole. */
export function roomOfShot(shot: Shot, box: Box): Box {
  if (shot.kind === 'built-in' || !shot.isWhole) return box;
  const { width, height } = shot.entry;
  if (typeof width !== 'number' || typeof height !== 'number' || width <= 0 || height <= 0)
    return box;
  const scale = Math.min(box.width / width, box.height / height);
  const own = { width: width * scale, height: height * scale };
  return {
    ...own,
    x: box.x + (box.width - own.width) / 2,
    y: box.y + (box.height - own.height) / 2,
  };
}

/** A shot cut to a box, with the camera moving inside of it; or whole, and still. */
export function filledBox(
  shot: Shot,
  frame: SlideFrame,
  id: string,
  box: Box,
  {
    start,
    end,
    free,
  }: { readonly start: number; readonly end: number; readonly free?: Box | undefined },
  more: Partial<DraftItem> = {},
): DraftItem {
  const { theme, index } = frame;
  const stay = theme.media.stays[index % theme.media.stays.length] ?? 'drift';
  const isWhole = isWholeShot(shot);
  const { chosen } = theme.media;
  const comes = chosen?.in ?? (start > 0 ? { effect: theme.media.in, duration: 400 } : undefined);
  const both = { ...(comes && { in: comes }), ...(chosen?.out && { out: chosen.out }) };
  const still = {
    id,
    ident: 'media',
    ...box,
    scaleX: 1,
    scaleY: 1,
    scale: isWhole ? ('contain' as const) : ('cover' as const),
    ...(shot.kind !== 'built-in' && !isWhole && focusedPicture(shot.entry, box, free)),
    timing: { startTime: start, endTime: end },
    effects: {
      ...both,
      // The camera would move over the edges of what is to be seen whole.
      ...(!isWhole && { stay: chosen?.stay ?? { effect: stay, duration: 4000 } }),
    },
    ...more,
  };
  if (shot.kind !== 'video') {
    const url = shot.kind === 'photo' ? shot.url : stillOf(shot.recipe, box, frame);
    return { ...still, type: 'image', url };
  }
  const { entry } = shot;
  return {
    ...still,
    type: 'video',
    url: shot.url,
    loop: true,
    volume: entry.volume ?? 0,
    ...(entry.startTime !== undefined && { startTime: entry.startTime }),
    ...(entry.endTime !== undefined && { endTime: entry.endTime }),
    // A video moves by itself.
    effects: both,
  };
}

/** A built-in picture as one still in the film's colours, for boxes that are smaller than the frame. */
function stillOf(recipe: PictureRecipe, box: Box, { theme }: SlideFrame): string {
  const shape = shapeOf(box);
  return stillAddress(
    { ...recipe, shape: shape === 'tall' ? 'vertical' : shape },
    { palette: theme.palette, widthPx: Math.min(1920, Math.max(box.width, box.height) * 1.2) },
  );
}
