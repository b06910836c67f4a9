/** How much room a text needs, without a canvas: on the safe side, since the stage makes smaller what does not fit. */
import type { Item } from '../schema/item.ts';

/** As the stage sets lines. */
const lineHeight = 1.2;
/** The room that the stage leaves around letters. */
const paddingPx = 25;
const paddingShare = 0.15;
const usualSizePx = 40;
/** How wide letters are, of their size: bold ones of a wide face. */
const letterShare = 0.6;
const capitalShare = 0.74;

export function textSizePx({ font }: Item): number {
  return font?.size ?? usualSizePx;
}

/** How high its letters stand when lines are so long, with the room around them. */
export function textHeight(item: Item, widthPx: number, sizePx: number): number {
  const padding = Math.min(paddingPx, widthPx * paddingShare);
  const room = Math.max(1, widthPx - 2 * padding);
  const lines = paragraphsOf(item).reduce(
    (sum, paragraph) => sum + countLines(paragraph, room, sizePx * largestShare(item)),
    0,
  );
  const letters = Math.max(1, lines) * lineHeight * sizePx * largestShare(item);
  return letters + 2 * Math.min(paddingPx, (letters * paddingShare) / (1 - 2 * paddingShare));
}

/** The narrowest box in which no word is cut. */
export function longestWordPx(item: Item, sizePx: number): number {
  const words = paragraphsOf(item).flatMap((paragraph) => paragraph.split(/\s+/));
  const longest = Math.max(0, ...words.map((word) => widthOf(word, sizePx)));
  return longest + 2 * paddingPx;
}

function countLines(paragraph: string, roomPx: number, sizePx: number): number {
  let lines = 1;
  let used = 0;
  const space = sizePx * 0.3;
  for (const word of paragraph.split(/\s+/)) {
    const width = widthOf(word, sizePx);
    if (used > 0 && used + space + width > roomPx) {
      lines += 1;
      used = 0;
    }
    used += (used > 0 ? space : 0) + width;
    // A word longer than a line goes on in the next one.
    if (used > roomPx) {
      lines += Math.ceil(used / roomPx) - 1;
      used %= roomPx;
    }
  }
  return lines;
}

function widthOf(word: string, sizePx: number): number {
  let share = 0;
  for (const letter of word) {
    const isWide = letter !== letter.toLowerCase() || letter > '\u2e80';
    share += isWide ? capitalShare : letterShare;
  }
  return share * sizePx;
}

function paragraphsOf({ text = '' }: Item): string[] {
  return text
    .split(/<\/p>|<br\s*\/?>|<\/li>|\n/i)
    .map((piece) => piece.replaceAll(/<[^<>]*>/g, '').trim())
    .filter((piece) => piece !== '');
}

/** Of a text in which single words are larger than the rest. */
function largestShare(item: Item): number {
  const sizes = [...(item.text ?? '').matchAll(/font-size\s*:\s*([\d.]+)(px|pt)/gi)];
  const largest = Math.max(0, ...sizes.map((found) => Number(found[1])));
  return Math.max(1, largest / textSizePx(item));
}
