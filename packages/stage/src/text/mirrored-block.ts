import type { Box, TextBlock } from '@reelwright/motion';
import type { LaidText } from './layout-text.ts';

const known = new WeakMap<LaidText, TextBlock | null>();

/**
 * A text that is read from the right, as if it were read from the left: effects know only one direction, and what they
 * draw for this is turned round. Undefined for all others.
 */
export function mirroredBlock(laid: LaidText): TextBlock | undefined {
  const before = known.get(laid);
  if (before !== undefined) return before ?? undefined;
  const { block, chars } = laid;
  const backwards = chars.filter(({ rightToLeft }) => rightToLeft).length;
  const turned = backwards * 2 > chars.length ? mirror(block) : null;
  known.set(laid, turned);
  return turned ?? undefined;
}

function mirror(block: TextBlock): TextBlock {
  const across = <Any extends Box>(box: Any): Any => ({
    ...box,
    x: block.widthPx - box.x - box.width,
  });
  return {
    ...block,
    lines: block.lines.map(across),
    words: block.words.map(across),
    chars: block.chars.map((char) => ({ ...across(char), rightToLeft: !char.rightToLeft })),
  };
}
