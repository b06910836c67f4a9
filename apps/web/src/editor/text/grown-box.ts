import type { Item } from '@reelwright/movie';
import type { Stretch } from '../stage/item-frame.ts';
import { laidText } from './laid-text.ts';

type Box = Pick<Item, 'y' | 'scaleY'>;
const alone: Stretch = { x: 1, y: 1 };

/**
 * A box that has room for a changed text: it grows downwards, and again becomes as small as it was. Texts that shrink
 * to fit their box, or are as large as it allows, keep theirs. Only what somebody is changing is ever measured.
 * @param before the item as it was when somebody began to change it
 * @param stretch by how much the groups around it make its box larger; letters keep their size there
 */
export function grownBox(before: Item, now: Item, stretch: Stretch = alone): Partial<Box> {
  const { font, height, type } = now;
  if (type !== 'text' || font?.fit || font?.size === undefined || height <= 0) return {};
  const first = sizeOf(before, stretch);
  const needed = neededPx(now, first.width);
  const seen = Math.max(first.height, needed);
  const own = sizeOf(now, stretch).height;
  if (Math.abs(seen - own) < 0.5) return {};
  const sign = now.scaleY < 0 ? -1 : 1;
  // What is turned turns around its middle: there it grows to both sides.
  const isUpright = now.angle % 360 === 0;
  return {
    scaleY: (sign * seen) / (height * stretch.y),
    y: isUpright ? now.y : rounded(now.y - (seen - own) / 2 / stretch.y),
  };
}

function sizeOf({ width, height, scaleX, scaleY }: Item, stretch: Stretch) {
  return {
    width: Math.abs(width * scaleX * stretch.x),
    height: Math.abs(height * scaleY * stretch.y),
  };
}

/** How high a box has to be for its text. */
function neededPx(item: Item, width: number): number {
  const text = laidText(item, { width, height: 10_000 });
  return text ? text.laid.block.heightPx + 2 * text.x : 0;
}

function rounded(px: number): number {
  return Math.round(px * 100) / 100;
}
