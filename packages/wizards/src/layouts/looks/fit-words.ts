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

/** On a phone, a few words a line, and large; a long text rather has longer lines than many short ones. */
const uprightSizes = {
  title: { largest: 0.17, letters: 14, lines: 4 },
  heading: { largest: 0.17, letters: 14, lines: 4 },
  subtitle: { largest: 0.125, letters: 16, lines: 5 },
} as const;
const mostLetters = 24;

export function uprightWord(block: WordBlock): WordBlock {
  const { ident, kind, text } = block;
  if (kind === 'kicker') return { ...block, largest: Math.max(block.largest, 0.07), letters: 26 };
  if (kind || ident === 'number' || ident === 'bullets-text') return block;
  const { maxLines: _, ...rest } = block;
  const { largest, letters, lines } = uprightSizes[ident];
  const needed = Math.min(mostLetters, Math.ceil(text.length / lines) + 3);
  return {
    ...rest,
    largest: Math.max(block.largest, largest),
    letters: Math.max(letters, needed),
    // A word alone on a line of its own says nothing.
    ...(ident !== 'subtitle' && { maxLines: { count: 3, downTo: 0.11 } }),
  };
}

export function uprightWords(
  blocks: readonly WordBlock[],
  frame: SlideFrame,
): readonly WordBlock[] {
  return shapeOf(frame) === 'tall' ? blocks.map(uprightWord) : blocks;
}

export const uprightPages = (pages: Pages | undefined, frame: SlideFrame): Pages =>
  (pages ?? []).map((page) => uprightWords(page, frame));
