import { type CaptionLine, type CaptionWord, keywordsOf, rowsOf } from '@reelwright/captions';
import type { Box } from '@reelwright/motion';
import { hasRightToLeft, isRightToLeft, spaceBetween } from '@reelwright/movie/language';
import type { Brush } from '../surface/brush.ts';
import type { Surface } from '../surface/surface.ts';
import { visualOrder } from '../text/bidi-levels.ts';
import { type LaidText, layoutText } from '../text/layout-text.ts';
import type { CaptionDrawing, CaptionInks } from './caption-looks.ts';

/** A word and where it stands, from the top left corner of the line's words. */
export interface LaidWord {
  readonly word: CaptionWord;
  readonly laid: LaidText;
  readonly box: Box;
  /** It carries the line. */
  readonly isKey: boolean;
  /** Px above the middle of its row: words of two sizes stand on one line. */
  readonly raise: number;
}

export interface LaidCaption {
  readonly sizePx: number;
  readonly width: number;
  readonly height: number;
  readonly rows: readonly Box[];
  readonly words: readonly LaidWord[];
  /** It is read from the right. */
  readonly isRightToLeft: boolean;
}

/** Of a font size. */
const rowHeight = 1.24;
const spaceWidth = 0.28;

export interface CaptionLayout {
  readonly drawing: CaptionDrawing;
  readonly inks: CaptionInks;
  readonly language: string;
  readonly sizePx: number;
  readonly maxWidth: number;
}

/** Sets the words of lines that are shown one after the other, all in one size: the largest in which each of them fits. */
export function layOutCaptions(
  { surface }: Brush,
  lines: readonly CaptionLine[],
  request: CaptionLayout,
): ReadonlyMap<CaptionLine, LaidCaption> {
  const { sizePx, maxWidth, drawing } = request;
  const wanted = new Map(lines.map((line) => [line, layOut(surface, line, request, sizePx)]));
  const widest = Math.max(...[...wanted.values()].map(({ width }) => width));
  if (widest <= maxWidth) return wanted;
  const fitting = (width: number) => Math.min(sizePx, Math.floor((sizePx * maxWidth) / width));
  return new Map(
    [...wanted].map(([line, { width }]) => {
      // One long word must not make all others small.
      const size = fitting(drawing.words === 'single' ? width : widest);
      return [line, layOut(surface, line, request, size)];
    }),
  );
}

/** Key words are larger than the others. */
const keywordSize = 1.16;
/** Of a font size: how far below the middle of their row letters stand. */
const baseline = 0.35;

function layOut(
  { ruler }: Surface,
  { text, words }: CaptionLine,
  { drawing, inks, language }: CaptionLayout,
  sizePx: number,
): LaidCaption {
  const base = {
    family: inks.family,
    bold: drawing.bold,
    italic: false,
    underline: false,
    color: inks.text,
    gradient: undefined,
  };
  const keys = keywordsOf(
    words.map((word) => word.text),
    language,
  );
  const isKey = (word: CaptionWord) => keys.has(word.text);
  const isLarge = (word: CaptionWord) => drawing.words === 'two-colored' && isKey(word);
  const lay = (word: CaptionWord): LaidText => {
    const shown = drawing.isUpper ? word.text.toUpperCase() : word.text;
    const paragraphs = [{ runs: [{ text: shown, style: {} }] }];
    const ownPx = isLarge(word) ? Math.round(sizePx * keywordSize) : sizePx;
    const laid = layoutText(
      { paragraphs, base, align: 'left', sizePx: ownPx, widthPx: 100_000 },
      ruler,
    );
    // Words begin on whole px, so that browsers, which measure a millionth otherwise, set them where the server does.
    return { ...laid, usedWidthPx: Math.ceil(laid.usedWidthPx) };
  };
  if (drawing.words === 'single') return layOutSingles(words, lay, isKey, sizePx);
  const space = Math.round(spaceWidth * sizePx);
  const isRight = isRightToLeft(text);
  const rows = rowsOf({ text, words }).map((own) =>
    seenOrder(own, isRight).map((word) => ({ word, laid: lay(word) })),
  );
  const gapAfter = (row: (typeof rows)[number], at: number): number => {
    const [one, next] = [row[at], row[at + 1]];
    return one && next ? spaceBetween(one.word.text, next.word.text).length * space : 0;
  };
  const widths = rows.map((row) =>
    row.reduce((sum, { laid }, at) => sum + laid.usedWidthPx + gapAfter(row, at), 0),
  );
  const width = Math.max(...widths);
  const boxes = rows.map((_, at): Box => {
    const own = widths[at] ?? 0;
    const left = isRight ? width - own : 0;
    const x =
      drawing.align === 'left' || drawing.rows === 'left' ? left : Math.round((width - own) / 2);
    return { x, y: at * rowHeight * sizePx, width: own, height: rowHeight * sizePx };
  });
  const placed = rows.flatMap((row, at) => {
    let x = boxes[at]?.x ?? 0;
    return row.map(({ word, laid }, place): LaidWord => {
      const box = {
        x,
        y: boxes[at]?.y ?? 0,
        width: laid.usedWidthPx,
        height: rowHeight * sizePx,
      };
      x += laid.usedWidthPx + gapAfter(row, place);
      const raise = isLarge(word) ? Math.round((keywordSize - 1) * baseline * sizePx) : 0;
      return { word, laid, box, isKey: isKey(word), raise };
    });
  });
  const height = rows.length * rowHeight * sizePx;
  return { sizePx, width, height, rows: boxes, words: placed, isRightToLeft: isRight };
}

/** One word at a time, each in the middle. */
function layOutSingles(
  words: readonly CaptionWord[],
  lay: (word: CaptionWord) => LaidText,
  isKey: (word: CaptionWord) => boolean,
  sizePx: number,
): LaidCaption {
  const laid = words.map((word) => ({ word, laid: lay(word) }));
  const width = Math.max(...laid.map((one) => one.laid.usedWidthPx));
  const height = rowHeight * sizePx;
  return {
    sizePx,
    width,
    height,
    isRightToLeft: false,
    rows: [{ x: 0, y: 0, width, height }],
    words: laid.map((one) => ({
      ...one,
      isKey: isKey(one.word),
      raise: 0,
      box: {
        x: Math.round((width - one.laid.usedWidthPx) / 2),
        y: 0,
        width: one.laid.usedWidthPx,
        height,
      },
    })),
  };
}

/** As words stand from left to right. In a line that is read from the right, a foreign name keeps its own order. */
function seenOrder(words: readonly CaptionWord[], isRight: boolean): readonly CaptionWord[] {
  let isForeign = false;
  const levels = words.map(({ text }) => {
    if (hasRightToLeft(text)) isForeign = false;
    // A number goes with what stands before it: "iPhone 15".
    else if (/\p{L}/u.test(text)) isForeign = true;
    if (hasRightToLeft(text)) return 1;
    return isRight ? (isForeign ? 2 : 1) : 0;
  });
  return visualOrder(levels).flatMap((at) => words[at] ?? []);
}
