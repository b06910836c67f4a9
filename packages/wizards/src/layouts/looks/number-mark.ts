/** The number of a countdown in a corner of the picture, large and on a ground of its own. */
import type { DraftItem } from '@reelwright/pictures';
import { type SlideFrame, safeArea, shorterSide } from '../slide-frame.ts';
import { highest, stackPages } from '../stack-words.ts';
import { sheetTone } from '../tone.ts';
import type { WordBlock } from '../word-block.ts';
import { pageItems } from '../word-items.ts';

interface SplitHeader {
  readonly number: WordBlock | undefined;
  readonly others: readonly WordBlock[];
}

export function splitNumber(header: readonly WordBlock[]): SplitHeader {
  return {
    number: header.find(({ ident }) => ident === 'number'),
    others: header.filter(({ ident }) => ident !== 'number'),
  };
}

const size = 0.26;

/** The number on a ground of its own, so that it is read on any picture. */
export function asBadge(block: WordBlock): WordBlock {
  if (block.ident !== 'number') return block;
  return { ...block, kind: 'badge', largest: size / (block.look.scale ?? 1), isTight: false };
}

export function numberMark(
  number: WordBlock | undefined,
  frame: SlideFrame,
  id: string,
  edge: 'top' | 'bottom',
): DraftItem[] {
  if (!number) return [];
  const safe = safeArea(frame);
  const unit = shorterSide(frame);
  const block = asBadge(number);
  const stacks = stackPages([block], [], frame, { width: unit * 0.5, height: unit * 0.5 });
  const height = highest(stacks);
  const y = edge === 'top' ? safe.y : safe.y + safe.height - height;
  return pageItems(stacks, 1, frame, id, {
    box: { x: safe.x, y, width: unit * 0.5, height },
    align: 'left',
    tone: sheetTone(frame.theme),
  });
}
