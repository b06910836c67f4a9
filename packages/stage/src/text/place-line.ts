import { type Levels, visualOrder } from './bidi-levels.ts';
import { isHanging, type LineRange, widthOf } from './break-lines.ts';
import type { Fragment } from './fragment.ts';
import { goTogether, type Letter } from './letter.ts';
import type { Align } from './run-style.ts';
import type { TextRuler } from './text-ruler.ts';

interface LinePlace {
  readonly topPx: number;
  readonly heightPx: number;
  readonly widthPx: number;
  readonly align: Align;
  /** From the side where it begins. */
  readonly indentPx: number;
  readonly line: number;
  /** Justified text ends its last line where it ends. */
  readonly last: boolean;
}

interface Piece {
  readonly from: number;
  readonly letters: readonly Letter[];
  readonly level: number;
  readonly width: number;
  readonly spaces: number;
}

export interface PlacedPiece {
  readonly fragment: Fragment;
  /** Which letter of the paragraph is its first. */
  readonly from: number;
  readonly letters: readonly Letter[];
}

/** Puts the letters of a line where they are seen, from left to right. */
export function placeLine(
  letters: readonly Letter[],
  { from, to }: LineRange,
  levels: Levels,
  place: LinePlace,
  ruler: TextRuler,
): PlacedPiece[] {
  let end = to;
  while (end > from && isHanging(letters[end - 1])) end -= 1;
  const justified = place.align === 'justify' && !place.last;
  const pieces = piecesOf(letters, from, end, levels, justified, ruler);
  const width = pieces.reduce((sum, piece) => sum + piece.width, 0);
  const spaces = pieces.reduce((sum, piece) => sum + piece.spaces, 0);
  const gap = justified && spaces > 0 ? (place.widthPx - place.indentPx - width) / spaces : 0;
  let x = startX(place, width + gap * spaces, levels.paragraph % 2 === 1);
  const baselineY =
    place.topPx + baselineOf(letters.slice(from, Math.max(to, from + 1)), place.heightPx);
  const placed = visualOrder(pieces.map(({ level }) => level)).flatMap((index) => {
    const piece = pieces[index];
    const first = piece?.letters[0];
    if (!piece || !first) return [];
    const fragment: Fragment = {
      text: piece.letters.map(({ text }) => text).join(''),
      ink: first.ink,
      emoji: first.emoji,
      rightToLeft: piece.level % 2 === 1,
      x,
      baselineY,
      width: piece.width,
      line: place.line,
    };
    x += piece.width + gap * piece.spaces;
    return [{ fragment, from: piece.from, letters: piece.letters }];
  });
  return placed.map((piece) => ({ ...piece, fragment: withGradientBox(piece.fragment, placed) }));
}

/** Some words' own gradient begins and ends with them, and not with the text around them. */
function withGradientBox(fragment: Fragment, line: readonly PlacedPiece[]): Fragment {
  const owner = fragment.ink.gradientOwner;
  if (!owner) return fragment;
  const own = line.filter(({ fragment: { ink } }) => ink.gradientOwner === owner);
  const left = Math.min(...own.map((piece) => piece.fragment.x));
  const right = Math.max(...own.map((piece) => piece.fragment.x + piece.fragment.width));
  const { font, sizePx } = fragment.ink;
  const [ascent, descent] = [font.ascent * sizePx, font.descent * sizePx];
  const y = fragment.baselineY - ascent;
  const gradientBox = { x: left, y, width: right - left, height: ascent + descent };
  return { ...fragment, gradientBox };
}

function piecesOf(
  letters: readonly Letter[],
  from: number,
  end: number,
  levels: Levels,
  atSpaces: boolean,
  ruler: TextRuler,
): Piece[] {
  const pieces: Piece[] = [];
  for (let at = from; at < end; ) {
    const level = levels.of[at] ?? 0;
    let to = at + 1;
    for (; to < end && levels.of[to] === level; to += 1) {
      const [last, next] = [letters[to - 1], letters[to]];
      if (!last || !next || !goTogether(last, next)) break;
      if (atSpaces && last.text === ' ' && next.text !== ' ') break;
    }
    const spaces = atSpaces && to < end && letters[to - 1]?.text === ' ' ? 1 : 0;
    pieces.push({
      from: at,
      letters: letters.slice(at, to),
      level,
      width: widthOf(letters, at, to, ruler),
      spaces,
    });
    at = to;
  }
  return pieces;
}

function startX(
  { align, widthPx, indentPx }: LinePlace,
  width: number,
  rightToLeft: boolean,
): number {
  const begins = align === 'justify' || align === 'start';
  const side = begins ? (rightToLeft ? 'right' : 'left') : align;
  if (side === 'center') return (widthPx - width) / 2;
  return side === 'right' ? widthPx - width - indentPx : indentPx;
}

/** As CSS centres the letters of the largest font within the line. */
function baselineOf(letters: readonly Letter[], heightPx: number): number {
  const largest = letters.reduce(
    (best, letter) => (letter.ink.sizePx > best.ink.sizePx ? letter : best),
    letters[0] ?? ({} as Letter),
  );
  if (!largest.ink) return heightPx * 0.8;
  const { font, sizePx } = largest.ink;
  const [ascent, descent] = [font.ascent * sizePx, font.descent * sizePx];
  return (heightPx - (ascent + descent)) / 2 + ascent;
}
