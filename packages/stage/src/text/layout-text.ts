import type { Box, TextBlock } from '@reelwright/motion';
import { bidiLevels } from './bidi-levels.ts';
import { breakLines, widthOf } from './break-lines.ts';
import type { Fragment, PlacedChar } from './fragment.ts';
import { graphemes } from './graphemes.ts';
import { type BaseStyle, type Letter, lettersOf } from './letter.ts';
import { placeChars } from './place-chars.ts';
import { type PlacedPiece, placeLine } from './place-line.ts';
import type { Align, Paragraph } from './run-style.ts';
import type { TextRuler } from './text-ruler.ts';

/** Of the font size. */
const lineHeight = 1.2;

export interface LaidText {
  readonly block: TextBlock;
  readonly chars: readonly PlacedChar[];
  readonly fragments: readonly Fragment[];
  /** The letters of each line, for whoever looks for places between them. */
  readonly lines: readonly LaidLine[];
  /** The widest line; the width that was given is `block.widthPx`. */
  readonly usedWidthPx: number;
  /** A word was too long for the width. */
  readonly cut: boolean;
  /** Letters that no font has. */
  readonly unknown: readonly string[];
}

/** Letters `from` to before `to` of a paragraph. */
export interface LaidLine {
  readonly paragraph: number;
  readonly letters: readonly Letter[];
  readonly from: number;
  readonly to: number;
  /** How many of the paragraph's first letters are the point or number of a list, which nobody typed. */
  readonly markerLetters: number;
  readonly pieces: readonly PlacedPiece[];
}

export interface LayoutRequest {
  readonly paragraphs: readonly Paragraph[];
  readonly base: BaseStyle;
  readonly align: Align;
  /** For text that does not say its own size. */
  readonly sizePx: number;
  readonly widthPx: number;
}

/** Sets text in lines of a width, from the top. The block is as high as its lines. */
export function layoutText(
  { paragraphs, base, align, sizePx, widthPx }: LayoutRequest,
  ruler: TextRuler,
): LaidText {
  const fragments: Fragment[] = [];
  const chars: PlacedChar[] = [];
  const lines: Box[] = [];
  const laidLines: LaidLine[] = [];
  const unknown = new Set<string>();
  const counted = { word: -1, index: 0 };
  let topPx = 0;
  let usedWidthPx = 0;
  let cut = false;
  for (const [number, paragraph] of paragraphs.entries()) {
    const letters = lettersOf(paragraph, base, sizePx);
    for (const { text, ink, emoji } of letters)
      if (!ink.file && !emoji && text.trim()) unknown.add(text);
    const levels = bidiLevels(letters);
    const markerLetters = graphemes(paragraph.marker ?? '').length;
    const aligned = paragraph.align ?? align;
    const farSide = levels.paragraph % 2 === 1 ? 'left' : 'right';
    const hangs = aligned !== 'center' && aligned !== farSide;
    const indentPx = hangs ? hangingIndent(letters, markerLetters, widthPx, ruler) : 0;
    const ranges = breakLines(letters, widthPx, ruler, indentPx);
    for (const [index, range] of ranges.entries()) {
      cut ||= range.cut;
      const heightPx = lineHeight * largestSize(letters.slice(range.from, range.to), sizePx);
      const place = {
        topPx,
        heightPx,
        widthPx,
        align: aligned,
        indentPx: index > 0 ? indentPx : 0,
        line: lines.length,
        last: index === ranges.length - 1,
      };
      const pieces = placeLine(letters, range, levels, place, ruler);
      const line = lineBox(
        pieces.map(({ fragment }) => fragment),
        place,
      );
      lines.push(line);
      const { from, to } = range;
      laidLines.push({ paragraph: number, letters, from, to, markerLetters, pieces });
      fragments.push(...pieces.map(({ fragment }) => fragment));
      chars.push(...placeChars(pieces, line, counted, ruler));
      usedWidthPx = Math.max(usedWidthPx, line.width);
      topPx += heightPx;
    }
  }
  const block = {
    widthPx,
    heightPx: topPx,
    fontSizePx: blockSize(chars, sizePx),
    lines,
    words: wordBoxes(chars),
    chars,
  };
  return {
    block,
    chars,
    fragments,
    lines: laidLines,
    usedWidthPx,
    cut,
    unknown: [...unknown],
  };
}

/** As wide as the point or number of a list, where lines begin at a side; never most of the width. */
function hangingIndent(
  letters: readonly Letter[],
  markerLetters: number,
  widthPx: number,
  ruler: TextRuler,
): number {
  if (markerLetters === 0) return 0;
  const wide = widthOf(letters, 0, markerLetters, ruler);
  return wide < widthPx / 2 ? wide : 0;
}

function largestSize(letters: readonly Letter[], sizePx: number): number {
  return letters.length === 0 ? sizePx : Math.max(...letters.map(({ ink }) => ink.sizePx));
}

function blockSize(chars: readonly PlacedChar[], sizePx: number): number {
  return chars.length === 0
    ? sizePx
    : chars.reduce((most, { fragment }) => Math.max(most, fragment.ink.sizePx), 0);
}

function lineBox(
  fragments: readonly Fragment[],
  place: { topPx: number; heightPx: number; widthPx: number; align: Align },
): Box {
  const first = fragments[0];
  const last = fragments.at(-1);
  const middle =
    place.align === 'center' ? place.widthPx / 2 : place.align === 'right' ? place.widthPx : 0;
  const x = first?.x ?? middle;
  return { x, y: place.topPx, width: last ? last.x + last.width - x : 0, height: place.heightPx };
}

/** Around the letters of each word, without the spaces behind it. */
function wordBoxes(chars: readonly PlacedChar[]): Box[] {
  const boxes: Box[] = [];
  for (const char of chars) {
    const box = boxes[char.word];
    if (!box) boxes[char.word] = { x: char.x, y: char.y, width: char.width, height: char.height };
    else if (char.text.trim()) {
      const left = Math.min(box.x, char.x);
      const right = Math.max(box.x + box.width, char.x + char.width);
      boxes[char.word] = { ...box, x: left, width: right - left };
    }
  }
  return Array.from(boxes, (box) => box ?? { x: 0, y: 0, width: 0, height: 0 });
}
