/** How large a text can be in a box, and how its lines break: what the stage will do, told in advance. */
import { type Face, isSquareLetter, textWidth } from './letter-widths.ts';

const lineHeight = 1.2;

export interface TextRequest {
  readonly text: string;
  readonly face: Face;
  readonly width: number;
  readonly height: number;
  /** px */
  readonly largest: number;
  readonly smallest: number;
  readonly letters: number;
  /** Not in more lines than these, as long as the size stays above `linesFrom`. */
  readonly maxLines?: number;
  readonly linesFrom?: number;
}

export interface SetText {
  readonly size: number;
  /** Of the narrowest box that keeps these lines: their ends then lie close to each other. */
  readonly width: number;
  readonly height: number;
  readonly lines: number;
  /** A word had to be cut: it is longer than a line of the smallest letters. */
  readonly cut: boolean;
  /** The last line is much shorter than the others. */
  readonly hasOrphan: boolean;
}

/** The stage may measure a little more than we do. */
const slack = 1.03;

/** The largest size, up to the one asked for, at which the text fits its box; at the smallest it may become higher. */
export function setText(request: TextRequest): SetText {
  const pieces = piecesOf(request.text, request.face);
  const { largest, smallest, maxLines = Number.POSITIVE_INFINITY, linesFrom = 0 } = request;
  let found: SetText | undefined;
  // Sizes between the two, a few percent apart.
  for (let size = largest; size > smallest * 1.02; size *= 0.96) {
    // A little smaller is better than a word that stands alone on the last line.
    if (found && size < found.size * 0.86) return found;
    const broken = breakAt(pieces, request, size);
    const isShort = broken.lines <= maxLines || size <= linesFrom;
    if (broken.cut || broken.lines * lineHeight * size > request.height || !isShort) continue;
    const set = balanced(pieces, request, size, broken);
    if (!set.hasOrphan) return set;
    found ??= set;
  }
  return found ?? balanced(pieces, request, smallest, breakAt(pieces, request, smallest));
}

/** What stands together on a line: a word with the space behind it, or one sign of a script without spaces. */
interface Piece {
  /** In font sizes, without and with its space. */
  readonly ink: number;
  readonly width: number;
  readonly letters: number;
}

/** The same text is set in many sizes until one fits. */
const known = new Map<string, readonly (readonly Piece[])[]>();
const maxKnown = 200;

function piecesOf(text: string, face: Face): readonly (readonly Piece[])[] {
  const key = `${face.family} ${face.bold} ${text}`;
  const found = known.get(key);
  if (found) return found;
  if (known.size >= maxKnown) known.clear();
  const pieces = measurePieces(text, face);
  known.set(key, pieces);
  return pieces;
}

function measurePieces(text: string, face: Face): readonly (readonly Piece[])[] {
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

interface Broken {
  /** Of the box, and of its widest and its last line, in font sizes. */
  readonly room: number;
  readonly used: number;
  readonly last: number;
  readonly lines: number;
  readonly cut: boolean;
}

/** In lines of at most so many letters, and in the width that these need. */
function breakAt(
  pieces: readonly (readonly Piece[])[],
  request: TextRequest,
  size: number,
): Broken {
  const most = request.width / size / slack;
  const byLetters = breakLines(pieces, most, request.letters);
  const room = Math.min(most, Math.max(byLetters.used, 1));
  return { ...breakLines(pieces, room, Number.POSITIVE_INFINITY), room };
}

/** Narrower, as long as that makes no further line: ends of lines then lie close to each other. */
function balanced(
  pieces: readonly (readonly Piece[])[],
  request: TextRequest,
  size: number,
  broken: Broken,
): SetText {
  const { lines, cut } = broken;
  let best: Broken = { ...broken, room: lines > 1 || cut ? broken.room : broken.used };
  let narrow = broken.room * 0.5;
  for (let step = 0; step < 6 && lines > 1 && !cut; step += 1) {
    const room = (narrow + best.room) / 2;
    const tried = breakLines(pieces, room, Number.POSITIVE_INFINITY);
    if (tried.lines === lines && !tried.cut) best = { ...tried, room };
    else narrow = room;
  }
  return {
    hasOrphan: lines > 1 && best.last < best.used * 0.4,
    size,
    width: Math.min(request.width, best.room * size * slack + 1),
    height: lines * lineHeight * size,
    lines,
    cut,
  };
}

function breakLines(
  pieces: readonly (readonly Piece[])[],
  room: number,
  letters: number,
): { readonly lines: number; readonly used: number; readonly cut: boolean; readonly last: number } {
  let [lines, used, last, cut] = [0, 0, 0, false];
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
      last = x + piece.ink;
      used = Math.max(used, Math.min(room, last));
      x += piece.width;
      count += piece.letters + 1;
    }
  }
  return { lines, used, cut, last };
}
