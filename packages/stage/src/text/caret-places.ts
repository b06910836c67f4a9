import { isHanging } from './break-lines.ts';
import type { LaidLine, LaidText } from './layout-text.ts';
import { emojiWidth } from './letter.ts';
import type { TextRuler } from './text-ruler.ts';

/** A place between two letters, in px of the text block. */
export interface CaretPlace {
  /** Which paragraph, and how many UTF-16 units of it stand before: as editors and the DOM count. */
  readonly paragraph: number;
  readonly offset: number;
  readonly line: number;
  readonly x: number;
  readonly topPx: number;
  readonly heightPx: number;
}

/**
 * Every place where the caret can stand. A text that goes on in the next line has two for the place where
 * it was broken: the end of one line, and the beginning of the next.
 */
export function caretPlaces(laid: LaidText, ruler: TextRuler): readonly CaretPlace[] {
  return laid.lines.flatMap((line, index) => {
    const { y: topPx, height: heightPx } = laid.block.lines[index] ?? { y: 0, height: 0 };
    return lineCarets(line, laid.block.lines[index]?.x ?? 0, ruler).map(({ offset, x }) => ({
      paragraph: line.paragraph,
      offset,
      line: index,
      x,
      topPx,
      heightPx,
    }));
  });
}

/** The place nearest to a point: the line at that height, then the nearest gap between its letters. */
export function caretAt(
  places: readonly CaretPlace[],
  point: { readonly x: number; readonly y: number },
): CaretPlace | undefined {
  const above = ({ topPx, heightPx }: CaretPlace) =>
    Math.max(0, topPx - point.y, point.y - (topPx + heightPx));
  return places.reduce<CaretPlace | undefined>((best, place) => {
    if (!best) return place;
    const closer = above(place) - above(best);
    if (closer !== 0) return closer < 0 ? place : best;
    return Math.abs(place.x - point.x) < Math.abs(best.x - point.x) ? place : best;
  }, undefined);
}

/** Where the caret of a place in the text is drawn. Between two lines it is the beginning of the second. */
export function caretOf(
  places: readonly CaretPlace[],
  { paragraph, offset }: Pick<CaretPlace, 'paragraph' | 'offset'>,
): CaretPlace | undefined {
  return places.findLast((place) => place.paragraph === paragraph && place.offset === offset);
}

/** In the order of the text. Where directions meet, the caret stands before the letter that follows it. */
function lineCarets(
  { letters, from, to, markerLetters, pieces }: LaidLine,
  emptyX: number,
  ruler: TextRuler,
): readonly { readonly offset: number; readonly x: number }[] {
  const first = Math.max(from, markerLetters);
  if (first > to) return [];
  const before = new Map<number, number>();
  const behind = new Map<number, number>();
  for (const { fragment, letters: own, from: start } of pieces) {
    const edge = (widthPx: number) =>
      fragment.rightToLeft ? fragment.x + fragment.width - widthPx : fragment.x + widthPx;
    let text = '';
    let widthPx = 0;
    for (const [index, letter] of own.entries()) {
      before.set(start + index, edge(widthPx));
      text += letter.text;
      widthPx = letter.emoji
        ? (index + 1) * emojiWidth * letter.ink.sizePx
        : ruler.width(letter.ink.file?.name ?? '', text) * letter.ink.sizePx;
      behind.set(start + index + 1, edge(widthPx));
    }
  }
  const carets: { offset: number; x: number }[] = [];
  let offset = lengthOf(letters, markerLetters, first);
  let x = emptyX;
  for (let at = first; at <= to; at += 1) {
    // Spaces that hang over the end of a line take no room there: the caret waits where the words end.
    x = before.get(at) ?? behind.get(at) ?? x;
    carets.push({ offset, x });
    offset += letters[at]?.text.length ?? 0;
  }
  // The next line begins behind the space, so the end of this one is before it.
  const brokenAtSpace = to < letters.length && isHanging(letters[to - 1]);
  return brokenAtSpace ? carets.slice(0, -1) : carets;
}

function lengthOf(letters: LaidLine['letters'], from: number, to: number): number {
  let length = 0;
  for (let at = from; at < to; at += 1) length += letters[at]?.text.length ?? 0;
  return length;
}
