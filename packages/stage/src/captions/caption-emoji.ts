import { type CaptionLine, emojiOf } from '@reelwright/captions';
import { drawKept } from '../surface/draw-kept.ts';
import { drawScaled } from '../surface/draw-scaled.ts';
import type { Pen } from './caption-pen.ts';
import { popScale } from './draw-spoken-words.ts';

/** In font sizes: an emoji, and how far it stands above its line. */
const side = 1.7;
const above = 0.34;
/** When it comes, it is larger than it will be for a moment. */
const popRise = 0.1;

/** What emoji need above a line, in font sizes. */
export const emojiRoom = side + above + popRise;

export function emojiIn(lines: readonly CaptionLine[]): readonly string[] {
  return lines.flatMap(({ words }) => words.flatMap((word) => emojiOf(word.text) ?? []));
}

/** The emoji of the last word that has one, above it; it comes with its word. */
export function drawEmoji({ brush, laid, seconds }: Pen): void {
  const spoken = laid.words.filter(({ word }) => word.start <= seconds && emojiOf(word.text));
  const one = spoken.toSorted((a, b) => a.word.start - b.word.start).at(-1);
  const emoji = one && emojiOf(one.word.text);
  if (!one || !emoji) return;
  const picture = brush.assets.emoji(emoji);
  if (!picture) {
    brush.assets.report?.({ kind: 'missing-emoji', grapheme: emoji });
    return;
  }
  const sidePx = side * laid.sizePx;
  const box = {
    x: one.box.x + one.box.width / 2 - sidePx / 2,
    y: -above * laid.sizePx - sidePx,
    width: sidePx,
    height: sidePx,
  };
  drawKept(brush, one.box, box, (layer) => drawScaled(layer, picture, box), {
    scale: popScale(seconds - one.word.start),
  });
}
