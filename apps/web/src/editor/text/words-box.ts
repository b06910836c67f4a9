import { type Item, wholeBox } from '@reelwright/movie';
import { laidText } from './laid-text.ts';

/** The part of an item that has to be seen: of a text its words, however large its box is. */
export function wordsBox(item: Item): ReturnType<typeof wholeBox> {
  const whole = wholeBox(item);
  // The bounds of what is turned are no box of lines.
  if (item.type !== 'text' || item.angle % 360 !== 0) return whole;
  const text = laidText(item, whole);
  const lines = text?.laid.block.lines ?? [];
  if (!text || lines.length === 0) return whole;
  const left = Math.min(...lines.map(({ x }) => x));
  const right = Math.max(...lines.map(({ x, width }) => x + width));
  return {
    x: whole.x + text.x + left,
    y: whole.y + text.y,
    width: right - left,
    height: text.laid.block.heightPx,
  };
}
