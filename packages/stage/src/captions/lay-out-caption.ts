import type { CaptionLine, CaptionWord } from '@reelwright/captions';
import type { Box } from '@reelwright/motion';
import type { Brush } from '../surface/brush.ts';
import type { Surface } from '../surface/surface.ts';
import { type LaidText, layoutText } from '../text/layout-text.ts';
import type { CaptionDrawing, CaptionInks } from './caption-looks.ts';

/** A word and where it stands, from the top left corner of the line's words. */
export interface LaidWord {
  readonly word: CaptionWord;
  readonly laid: LaidText;
  readonly box: Box;
}

export interface LaidCaption {
  readonly sizePx: number;
  readonly width: number;
  readonly height: number;
  readonly rows: readonly Box[];
  readonly words: readonly LaidWord[];
}

/** Of a font size. */
const rowHeight = 1.24;
const spaceWidth = 0.28;

const known = new WeakMap<Surface, WeakMap<CaptionLine, LaidCaption>>();

/** Sets the words of a line, once for all frames that show it. */
export function layOutCaption(
  { surface }: Brush,
  line: CaptionLine,
  request: {
    readonly drawing: CaptionDrawing;
    readonly inks: CaptionInks;
    readonly sizePx: number;
    readonly maxWidth: number;
  },
): LaidCaption {
  const ofSurface = known.get(surface) ?? new WeakMap<CaptionLine, LaidCaption>();
  known.set(surface, ofSurface);
  const before = ofSurface.get(line);
  if (before) return before;
  const { sizePx, maxWidth } = request;
  const wished = layOut(surface, line, request, sizePx);
  const laid =
    wished.width > maxWidth
      ? layOut(surface, line, request, Math.floor((sizePx * maxWidth) / wished.width))
      : wished;
  ofSurface.set(line, laid);
  return laid;
}

function layOut(
  { ruler }: Surface,
  { text, words }: CaptionLine,
  { drawing, inks }: { readonly drawing: CaptionDrawing; readonly inks: CaptionInks },
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
  const lay = (word: CaptionWord): LaidText => {
    const shown = drawing.isUpper ? word.text.toUpperCase() : word.text;
    const paragraphs = [{ runs: [{ text: shown, style: {} }] }];
    const request = { paragraphs, base, align: 'left', sizePx, widthPx: 100_000 } as const;
    const laid = layoutText(request, ruler);
    // Words begin on whole px, so that browsers, which measure a millionth otherwise, set them where the server does.
    return { ...laid, usedWidthPx: Math.ceil(laid.usedWidthPx) };
  };
  if (drawing.words === 'single') return layOutSingles(words, lay, sizePx);
  const space = Math.round(spaceWidth * sizePx);
  let next = 0;
  const rows = text.split('\n').map((row) => {
    const own = words.slice(next, next + row.split(' ').length);
    next += own.length;
    const laid = own.map((word) => ({ word, laid: lay(word) }));
    // Words of a language that is read from the right stand the other way round.
    return isRightToLeft(row) ? laid.toReversed() : laid;
  });
  const widths = rows.map(
    (row) => row.reduce((sum, { laid }) => sum + laid.usedWidthPx, 0) + (row.length - 1) * space,
  );
  const width = Math.max(...widths);
  const boxes = rows.map((_, at): Box => {
    const own = widths[at] ?? 0;
    const x = drawing.align === 'left' ? 0 : Math.round((width - own) / 2);
    return { x, y: at * rowHeight * sizePx, width: own, height: rowHeight * sizePx };
  });
  const placed = rows.flatMap((row, at) => {
    let x = boxes[at]?.x ?? 0;
    return row.map(({ word, laid }): LaidWord => {
      const box = {
        x,
        y: boxes[at]?.y ?? 0,
        width: laid.usedWidthPx,
        height: rowHeight * sizePx,
      };
      x += laid.usedWidthPx + space;
      return { word, laid, box };
    });
  });
  return { sizePx, width, height: rows.length * rowHeight * sizePx, rows: boxes, words: placed };
}

/** One word at a time, each in the middle. */
function layOutSingles(
  words: readonly CaptionWord[],
  lay: (word: CaptionWord) => LaidText,
  sizePx: number,
): LaidCaption {
  const laid = words.map((word) => ({ word, laid: lay(word) }));
  const width = Math.max(...laid.map((one) => one.laid.usedWidthPx));
  const height = rowHeight * sizePx;
  return {
    sizePx,
    width,
    height,
    rows: [{ x: 0, y: 0, width, height }],
    words: laid.map((one) => ({
      ...one,
      box: {
        x: Math.round((width - one.laid.usedWidthPx) / 2),
        y: 0,
        width: one.laid.usedWidthPx,
        height,
      },
    })),
  };
}

function isRightToLeft(text: string): boolean {
  return /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(text);
}
