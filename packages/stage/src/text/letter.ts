import {
  defaultFontFamily,
  type FontFamily,
  findFontFamily,
  fontFilesFor,
  isItalicFile,
} from '../fonts/font-book.ts';
import type { FontFile } from '../fonts/font-file.ts';
import { graphemes, isEmoji } from './graphemes.ts';
import type { Paragraph, RunStyle } from './run-style.ts';

/** What an item says about all of its text. */
export interface BaseStyle {
  readonly family: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underline: boolean;
  readonly color: string;
  readonly gradient: string | undefined;
}

/** How letters are set, with nothing left open. Letters of the same ink share one object. */
export interface Ink {
  readonly file: FontFile | undefined;
  readonly font: FontFamily;
  readonly sizePx: number;
  readonly color: string;
  readonly gradient: string | undefined;
  /** Whose gradient it is: some words', or undefined: the whole text's. */
  readonly gradientOwner: RunStyle | undefined;
  readonly background: string | undefined;
  readonly underline: boolean;
  readonly strike: boolean;
  /** Italic letters of a font that has none: its upright ones, slanted. */
  readonly slanted: boolean;
}

export interface Letter {
  readonly text: string;
  readonly ink: Ink;
  readonly emoji: boolean;
}

/** An emoji takes so much of the line, in font sizes; its picture is a little smaller. */
export const emojiWidth = 1.25;

/** A paragraph as letters, each with the file that has it. */
export function lettersOf(paragraph: Paragraph, base: BaseStyle, sizePx: number): Letter[] {
  const whole = paragraph.runs.map(({ text }) => text).join('');
  return paragraph.runs.flatMap(({ text, style }) => {
    const inks = new Map<string, Ink>();
    const choice = {
      family: style.family ?? base.family,
      bold: style.bold ?? base.bold,
      italic: style.italic ?? base.italic,
    };
    const fileFor = fontFilesFor(choice, whole);
    return graphemes(text).map((grapheme) => {
      const emoji = isEmoji(grapheme);
      const file = emoji ? undefined : fileFor(grapheme === '\t' ? ' ' : grapheme);
      const key = file?.name ?? '';
      const ink = inks.get(key) ?? inkOf(style, base, sizePx, file);
      inks.set(key, ink);
      return { text: grapheme, ink, emoji };
    });
  });
}

function inkOf(style: RunStyle, base: BaseStyle, sizePx: number, file: FontFile | undefined): Ink {
  const font = findFontFamily(style.family ?? base.family) ?? findFontFamily(defaultFontFamily);
  if (!font) throw new Error('The font table has lost its default font.');
  return {
    file,
    font,
    sizePx: style.sizePx ?? sizePx,
    color: style.color ?? base.color,
    gradient: style.gradient ?? (style.color ? undefined : base.gradient),
    gradientOwner: style.gradient === undefined ? undefined : style,
    background: style.background,
    underline: style.underline ?? base.underline,
    strike: style.strike ?? false,
    slanted: (style.italic ?? base.italic) && file !== undefined && !isItalicFile(file),
  };
}

const fullWidthMark = /^[\u3000-\u301f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]/;

/**
 * Whether two neighbours are measured and drawn at once. Chromium pulls full-width punctuation
 * together and Skia does not: apart, both set it the same way.
 */
export function goTogether(letter: Letter, next: Letter): boolean {
  if (letter.ink !== next.ink || letter.emoji || next.emoji) return false;
  return !(fullWidthMark.test(letter.text) && fullWidthMark.test(next.text));
}
