/** What a slide shows, cut out and as large as its box; a photo or clip fills the box instead. */
import { type DraftItem, objectUrl } from '@reelwright/pictures';
import { colorOf, mixColors, white, writeColor } from '../../color/colors.ts';
import { filledBox, type TimedShot } from '../shots.ts';
import type { Box, SlideFrame } from '../slide-frame.ts';
import { withMovingParts } from './moving-parts.ts';
import { withCamera, withStay } from './play-move.ts';
import { risingFrom } from './rising-from.ts';
import type { SlideMove } from './slide-look.ts';

interface CutOut {
  readonly id: string;
  readonly box: Box;
  readonly move: SlideMove;
  /** Which of its objects; the first leads. */
  readonly object?: number;
  readonly isEdged?: boolean;
  readonly angle?: number;
  /** The shape that photos and clips are cut to. */
  readonly mask?: string;
}

export function cutOut(
  { shot, start, end }: TimedShot,
  frame: SlideFrame,
  { id, box, move, object = 0, isEdged = false, angle = 0, mask }: CutOut,
): DraftItem[] {
  if (shot.kind !== 'built-in') {
    const more = mask
      ? { mask: { type: 'custom_mask', url: `/library/masks/${mask}.png` } as const }
      : {};
    const filled = filledBox(shot, frame, id, box, { start, end }, more);
    const isChosen = frame.theme.media.chosen || filled.effects?.stay === undefined;
    return [isChosen ? filled : withCamera(filled, move)];
  }
  const { objects } = shot.recipe;
  const name = objects[object % Math.max(1, objects.length)];
  if (name === undefined) return [];
  const { palette } = frame.theme;
  const light = writeColor(mixColors(colorOf(palette.accent), white, 0.6));
  const look = isEdged ? { edge: true } : { light, large: box.height > frame.height };
  const item: DraftItem = {
    id,
    ident: 'media',
    type: 'image',
    url: objectUrl(name, { ...look, ink: palette.accent }),
    ...box,
    scaleX: 1,
    scaleY: 1,
    scale: 'contain',
    angle,
    timing: { startTime: start, endTime: end },
    effects: { in: { effect: 'settle-in', duration: 500 } },
  };
  const moving = withStay(item, move, name);
  const { chosen } = frame.theme.media;
  // What somebody chose for pictures holds for these too.
  const shown = chosen ? { ...moving, effects: { ...moving.effects, ...chosen } } : moving;
  return [withMovingParts(shown, name), ...risingFrom(shown, name)];
}
