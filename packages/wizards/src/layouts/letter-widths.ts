/** How wide text is in a font, without a canvas: made by library/fonts/make-letter-widths.mjs. */
import letterWidths from './letter-widths.json' with { type: 'json' };

export interface Face {
  readonly family: string;
  readonly bold: boolean;
}

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';
const step = 0.02;
const firstLetter = 32;
/** A broad one, for fonts that are not in the table: text then is set a little smaller than it could be. */
const standIn = 'Montserrat bold';
const rows: Readonly<Record<string, string>> = letterWidths;
const known = new Map<string, readonly number[]>();

/** Of letters that are not in the table, in font sizes: most scripts, joined ones, those whose signs are squares, and pictures. */
const otherLetter = 0.64;
const joinedLetter = 0.55;
const squareSign = 1.02;
const emojiSign = 1.25;
const joined = /\p{Script=Arabic}/u;
const squareLetter =
  /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]|\p{Extended_Pictographic}/u;
const pictograph = /\p{Extended_Pictographic}/u;
const drawsNothing = /\p{M}|\p{Cf}/u;

/** In font sizes. */
export function textWidth(text: string, face: Face): number {
  const widths = widthsOf(face);
  let width = 0;
  for (const letter of text) {
    const own = widths[(letter.codePointAt(0) ?? 0) - firstLetter];
    if (own !== undefined) width += own;
    else if (pictograph.test(letter)) width += emojiSign;
    else if (squareLetter.test(letter)) width += squareSign;
    else if (!drawsNothing.test(letter)) width += joined.test(letter) ? joinedLetter : otherLetter;
  }
  return width;
}

export const isSquareLetter = (letter: string): boolean => squareLetter.test(letter);

function widthsOf({ family, bold }: Face): readonly number[] {
  const key = `${family}${bold ? ' bold' : ''}`;
  const found = known.get(key);
  if (found) return found;
  const row = rows[key] ?? rows[family] ?? rows[standIn] ?? '';
  const widths = [...row].map((digit) => digits.indexOf(digit) * step);
  known.set(key, widths);
  return widths;
}
