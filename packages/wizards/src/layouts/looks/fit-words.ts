/** The same words in another room: short lines and many of them, or long lines and few. */
import { type SlideFrame, shapeOf } from '../slide-frame.ts';
import type { WordBlock } from '../word-block.ts';

type Pages = readonly (readonly WordBlock[])[];

export const pagesInColumn = (pages: Pages = []): Pages => pages.map((page) => page.map(inColumn));

export const pagesAcross = (pages: Pages | undefined, frame: SlideFrame): Pages =>
  (pages ?? []).map((page) => page.map((block) => across(block, frame)));

/** A narrow column has short lines, and many of them. */
export function inColumn(block: WordBlock): WordBlock {
  if (block.kind || block.ident === 'number') return block;
  const { maxLines: _, ...rest } = block;
  return { ...rest, largest: Math.max(block.largest, 0.1), letters: 18 };
}

/** Long lines, and few of them: the picture is what one looks at. */
export function across(block: WordBlock, frame: SlideFrame): WordBlock {
  if (shapeOf(frame) !== 'wide' || block.kind) return block;
  const isTitle = block.ident === 'title' || block.ident === 'heading';
  return {
    ...block,
    largest: Math.max(block.largest, isTitle ? 0.13 : 0.094),
    letters: isTitle ? 26 : 38,
    maxLines: { count: 2, downTo: isTitle ? 0.085 : 0.066 },
  };
}
