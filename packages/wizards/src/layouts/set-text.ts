/** How large a text can be in a box, and how its lines break: what the stage will do, told in advance. */
import { type Face, isSquareLetter, textWidth } from './letter-widths.ts';

export const lineHeight = 1.2;

export interface TextWish {
  readonly text: string;
  readonly face: Face;
  readonly width: number;
  readonly height: number;
  /** px */
  readonly largest: number;
  readonly smallest: number;
  readonly letters: number;
}

export interface SetText {
  readonly size: number;
  /** Of the narrowest box that keeps these lines: their ends then lie close to each other. */
  readonly width: number;
  readonly height: number;
  readonly lines: number;
  /** A word had to be cut: it is longer than a line of the smallest letters. */
  readonly cut: boolean;
}

/** The stage may measure a little more than we do. */
const slack = 1.03;

/** The largest size within the wish at which the text fits its box; at the smallest it may become higher. */
export function setText(wish: TextWish): SetText {
  const pieces = piecesOf(wish.text, wish.face);
  const { largest, smallest } = wish;
  // Sizes between the two, a few percent apart.
  for (let size = largest; size > smallest * 1.02; size *= 0.96) {
    const set = setAt(pieces, wish, size);
    if (!set.cut && set.height <= wish.height) return set;
  }
  return setAt(pieces, wish, smallest);
}

/** What stands together on a line: a word with the space behind it, or one sign of a script without spaces. */
interface Piece {
  /** In font sizes, without and with its space. */
  readonly ink: number;
  readonly width: number;
  readonly letters: number;
}

function piecesOf(text: string, face: Face): readonly (readonly Piece[])[] {
  return text.split('\n').map((paragraph) => {
    const words = paragraph.match(/\S+\s*/gu) ?? [];
    return words.flatMap(splitSquares).map((word) => {
      const ink = textWidth(word.trimEnd(), face);
      return { ink, width: textWidth(word, face), letters: [...word.trimEnd()].length };
    });
  });
}

/** Scripts of square signs break between any two of them. */
function splitSquares(word: string): string[] {
  const pieces: string[] = [];
  for (const letter of word) {
    const last = pieces.at(-1);
    if (last === undefined || isSquareLetter(letter)) pieces.push(letter);
    else if (isSquareLetter([...last][0] ?? '') && letter.trim()) pieces.push(letter);
    else pieces[pieces.length - 1] = last + letter;
  }
  return pieces;
}

function setAt(pieces: readonly (readonly Piece[])[], wish: TextWish, size: number): SetText {
  const room = wish.width / size / slack;
  const widest = lineWidth(pieces, room, wish.letters);
  const { lines, cut } = breakLines(pieces, widest, Number.POSITIVE_INFINITY);
  // Narrower, as long as that makes no further line: no word stays alone on the last one.
  let [narrow, wide] = [widest * 0.5, widest];
  if (lines > 1 && !cut) {
    for (let step = 0; step < 6; step += 1) {
      const middle = (narrow + wide) / 2;
      const tried = breakLines(pieces, middle, Number.POSITIVE_INFINITY);
      if (tried.lines === lines && !tried.cut) wide = middle;
      else narrow = middle;
    }
  }
  const width = lines > 1 || cut ? wide : breakLines(pieces, widest, wish.letters).used;
  return {
    size,
    width: Math.min(wish.width, width * size * slack + 1),
    height: lines * lineHeight * size,
    lines,
    cut,
  };
}

/** The room that lines of so many letters take, at most what there is. */
function lineWidth(pieces: readonly (readonly Piece[])[], room: number, letters: number): number {
  const { used } = breakLines(pieces, room, letters);
  return Math.min(room, Math.max(used, 1));
}

function breakLines(
  pieces: readonly (readonly Piece[])[],
  room: number,
  letters: number,
): { readonly lines: number; readonly used: number; readonly cut: boolean } {
  let [lines, used, cut] = [0, 0, false];
  for (const paragraph of pieces) {
    lines += 1;
    let [x, count] = [0, 0];
    for (const piece of paragraph) {
      const tooWide = x + piece.ink > room + 1e-9;
      if (x > 0 && (tooWide || count + piece.letters > letters)) {
        lines += 1;
        [x, count] = [0, 0];
      }
      if (piece.ink > room + 1e-9) {
        cut = true;
        lines += Math.ceil(piece.ink / (room * 0.92)) - 1;
        used = room;
      }
      used = Math.max(used, Math.min(room, x + piece.ink));
      x += piece.width;
      count += piece.letters + 1;
    }
  }
  return { lines, used, cut };
}
