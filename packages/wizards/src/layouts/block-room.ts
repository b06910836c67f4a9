/** How much room a block takes besides its letters. */
import { choiceRoom } from './choice-card.ts';
import type { SetText } from './set-text.ts';
import { type SlideFrame, shorterSide } from './slide-frame.ts';
import type { WordBlock } from './word-block.ts';

/** A bullet's picture and the space behind it, in sizes of its letters. */
export const bulletIndent = 1.55;
/** How much less than a line's height digits need, in sizes of their letters. */
export const tightBy = 0.22;
/** The height of a badge, in sizes of its number. */
const badgeRoom = 1.45;
/** Between two choices beside each other, in parts of the shorter side. */
const halfGap = 0.02;
/** What is around the words of a filled kicker, in sizes of its letters. */
export const tagRoom = { x: 0.55, y: 0.22 };

/** What is around the words of a button, in sizes of its letters. */
export const buttonRoom = { x: 0.85, y: 0.34 };

/** What a block has of the width of its column. */
export function widthOf({ half }: WordBlock, width: number, unit: number): number {
  return half ? (width - halfGap * unit) / 2 : width;
}

export const isTag = ({ kind }: WordBlock, { theme }: SlideFrame): boolean =>
  kind === 'kicker' && theme.kicker === 'tag';

/** What a block takes besides its letters. */
export function roomOf(
  block: WordBlock,
  set: SetText,
  frame: SlideFrame,
): { readonly height: number; readonly around: number; readonly indent: number } {
  if (block.kind === 'badge') {
    const height = set.size * badgeRoom;
    return { height, around: height - set.size, indent: 0 };
  }
  if (block.choice) {
    const { badge, pad } = choiceRoom(block.choice, set.size, shorterSide(frame));
    // A card takes the whole width, whatever stands on it.
    const around = Number.POSITIVE_INFINITY;
    return { height: Math.max(set.height, badge) + 1.3 * pad, around, indent: 0 };
  }
  if (block.kind === 'button') {
    const around = buttonRoom.x * 2 * set.size;
    return { height: set.height + buttonRoom.y * 2 * set.size, around, indent: 0 };
  }
  if (isTag(block, frame)) {
    const around = tagRoom.x * 2 * set.size;
    return { height: set.height + tagRoom.y * 2 * set.size, around, indent: 0 };
  }
  const indent = block.kind === 'bullet' ? bulletIndent * set.size : 0;
  const extra = block.isTight ? -tightBy : kickerExtra(block, frame);
  return { height: set.height + extra * set.size, around: 0, indent };
}

/** A bar above, or a line below a kicker. */
function kickerExtra({ kind }: WordBlock, { theme }: SlideFrame): number {
  if (kind !== 'kicker') return 0;
  return theme.kicker === 'bar' ? 0.5 : theme.kicker === 'line' ? 0.3 : 0;
}
