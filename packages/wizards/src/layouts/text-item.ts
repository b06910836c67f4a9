/** Words as an item: their box is as large as the stage needs to set them in the room that was planned. */
import { isRightToLeft } from '@reelwright/movie/language';
import type { DraftItem } from '@reelwright/pictures';
import type { TextLook } from '../themes/theme-look.ts';
import { figuresInWords } from './figures-in-words.ts';
import type { Face } from './letter-widths.ts';
import type { Box } from './slide-frame.ts';
import { stressedPieces } from './stressed-pieces.ts';

export type Align = 'left' | 'center';

export interface TextWords {
  readonly id: string;
  readonly ident: string;
  readonly text: string;
  readonly look: TextLook;
  readonly color: string;
  readonly gradient?: string | undefined;
  /** Of figures in the sentence, where they are to be seen first. */
  readonly figureColor?: string | undefined;
  /** Words that are to be seen first, and their colour. */
  readonly stressed?: { readonly words: readonly string[]; readonly color: string } | undefined;
  readonly size: number;
  readonly align: Align;
  /** Where the letters stand, without the room that items have around their text. */
  readonly box: Box;
  readonly start: number;
  readonly end: number;
  /** A word longer than a line is cut rather than made too small to read. */
  readonly cut: boolean;
  /** When its words come, in seconds after the first one. */
  readonly wordStarts?: readonly number[] | undefined;
}

/** Of text that moves in parts, as all of ours does; see the stage's text padding. */
const paddingPx = 25;
const paddingShare = 0.15;

export function textItem(words: TextWords): DraftItem {
  const { id, ident, look, color, gradient, size, start, end, cut } = words;
  const { effects, shadow, chosen } = look;
  // Words come when they are spoken, unless somebody chose other parts for them.
  const wordStarts = chosen?.break && effects.break !== 'words' ? undefined : words.wordStarts;
  return {
    id,
    ident,
    type: 'text',
    ...padded(words.box),
    scaleX: 1,
    scaleY: 1,
    text: htmlOf(words),
    font: {
      family: look.font.family,
      styles: look.font.styles,
      color,
      size: Math.round(size * 10) / 10,
      ...(gradient && { fg: 'gradient' as const, gradient }),
      ...(!cut && { fit: true }),
    },
    timing: { startTime: start, endTime: end },
    effects: { ...partsOf(effects, wordStarts), ...effects, ...inWords(wordStarts) },
    ...(shadow && { shadow }),
  };
}

/** Text always moves in parts, which the room around it is made for; where nobody says in which, all at once. */
function partsOf(
  { break: by }: TextLook['effects'],
  wordStarts: TextWords['wordStarts'],
): Partial<TextLook['effects']> {
  return by || wordStarts ? {} : { break: 'lines', unitStarts: [0] };
}

function inWords(unitStarts: TextWords['wordStarts']): Partial<TextLook['effects']> {
  return unitStarts ? { break: 'words', unitStarts } : {};
}

export function shownText(text: string, { isUpper }: Pick<TextLook, 'isUpper'>): string {
  return isUpper ? text.toUpperCase() : text;
}

export function faceOf({ font }: TextLook): Face {
  return { family: font.family, bold: font.styles.includes('bold') };
}

/** The box around a text box that the stage leaves exactly that room in. */
function padded(box: Box): Box {
  const shorter = Math.min(box.width, box.height);
  const padding = Math.min(paddingPx, (shorter * paddingShare) / (1 - 2 * paddingShare));
  return {
    x: box.x - padding,
    y: box.y - padding,
    width: box.width + 2 * padding,
    height: box.height + 2 * padding,
  };
}

function htmlOf(words: TextWords): string {
  const text = shownText(words.text, words.look);
  const side = words.align === 'left' && isRightToLeft(text) ? 'right' : words.align;
  return text
    .split('\n')
    .map((paragraph) => `<p style="text-align:${side}">${colored(paragraph, words)}</p>`)
    .join('');
}

/** Stressed words, and between them figures, each in its colour. */
function colored(text: string, { stressed, figureColor }: TextWords): string {
  const pieces = stressed ? stressedPieces(text, stressed.words) : [{ text, isStressed: false }];
  return pieces
    .map((piece) =>
      piece.isStressed && stressed
        ? inColor(piece.text, stressed.color)
        : withFigures(piece.text, figureColor),
    )
    .join('');
}

function withFigures(text: string, color: string | undefined): string {
  if (!color) return escaped(text);
  return figuresInWords(text)
    .map((piece) => (piece.isFigure ? inColor(piece.text, color) : escaped(piece.text)))
    .join('');
}

const inColor = (text: string, color: string): string =>
  `<span style="color:${color}">${escaped(text)}</span>`;

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
