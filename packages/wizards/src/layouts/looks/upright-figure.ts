/** A number that fills an upright slide: below its thing, or above it, and the lowest fifth in colour. */
import type { DraftItem } from '@reelwright/pictures';
import { panelPath, shapeItem } from '../shapes.ts';
import { type Box, type SlideFrame, safeArea, shorterSide } from '../slide-frame.ts';
import type { SlideCraft } from './slide-look.ts';
import { uprightFoot } from './upright-foot.ts';
import { isPlanned } from './upright-planned.ts';
import { lowRoom } from './upright-room.ts';

interface FigurePlace {
  /** Where number and sentence stand. */
  readonly room: Box;
  readonly thing: Box;
  /** Behind both. */
  readonly behind: readonly DraftItem[];
}

/** Words that need more of the height leave no room for a thing above them. */
const mostBelow = 0.5;

/** Undefined: as films of before have it. `used` is how high number and sentence are. */
export function uprightFigure(
  frame: SlideFrame,
  id: string,
  { upright, isOther }: SlideCraft,
  { used, hasThing }: { readonly used: number; readonly hasThing: boolean },
): FigurePlace | undefined {
  if (!upright || !isPlanned(frame)) return undefined;
  const { width, height, theme, seconds } = frame;
  const { color, accent } = theme.sheet;
  const unit = shorterSide(frame);
  const isBelow = (upright === 'low' || upright === 'bands') && hasThing;
  if (!isBelow || used > height * mostBelow) {
    const safe = safeArea(frame);
    const foot = safe.y + used;
    const side = Math.min(unit * 0.8, Math.max(unit * 0.34, height * 0.99 - foot));
    const x = isOther ? width * 0.03 : width * 0.97 - side;
    return {
      room: safe,
      thing: { x, y: height * 1.01 - side, width: side, height: side },
      behind: uprightFoot(frame, id, { color: accent, top: 0.79 }),
    };
  }
  const low = lowRoom(frame);
  const y = low.y + low.height - used;
  const end = y - unit * 0.06;
  const edge = theme.words.kind === 'panel' ? theme.words.edge : 'slant';
  const side = Math.min(unit * 0.94, end - height * 0.02);
  const field = { x: 0, y: 0, width, height: end };
  return {
    room: { ...low, y, height: used },
    thing: { x: (width - side) / 2, y: end - side * 0.98, width: side, height: side },
    behind: [
      shapeItem(`${id}-field`, field, panelPath(edge, 'top'), accent, { start: 0, end: seconds }),
      ...uprightFoot(frame, id, { color: accent, ground: color }),
    ],
  };
}
