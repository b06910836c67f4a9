/** How each style of captions is drawn: one row of a table each. */
import type { CaptionStyleId } from '@reelwright/captions';
import type { CaptionLook } from '@reelwright/movie';
import { defaultFontFamily, findFontFamily } from '../fonts/font-book.ts';
import { contrastOf, darkOf, readableOn, vividOn } from './readable-color.ts';

export interface CaptionDrawing {
  /** Of the usual size. */
  readonly size: number;
  readonly bold: boolean;
  readonly isUpper?: boolean;
  /** Instead of the theme's. */
  readonly family?: string;
  readonly align: 'center' | 'left';
  /** Where rows begin within a line that stands in the middle; they are centered too unless given. */
  readonly rows?: 'left';
  /** What lies behind the words: one plate, one for each row, a panel at the side, a dark shade, or nothing. */
  readonly ground: 'plate' | 'rows' | 'panel' | 'shade' | 'none';
  /** Around letters, in font sizes. */
  readonly outline: number;
  /** How words follow the voice. */
  readonly words: 'all' | 'marked' | 'popping' | 'filling' | 'single' | 'two-colored' | 'typed';
  readonly hasEmoji?: boolean;
}

export const captionDrawings: Readonly<Record<CaptionStyleId, CaptionDrawing>> = {
  bar: { size: 1, bold: true, align: 'center', ground: 'plate', outline: 0, words: 'all' },
  outline: { size: 1.08, bold: true, align: 'center', ground: 'none', outline: 0.13, words: 'all' },
  box: { size: 1, bold: true, align: 'center', ground: 'rows', outline: 0, words: 'all' },
  highlight: {
    size: 1.08,
    bold: true,
    align: 'center',
    ground: 'none',
    outline: 0.13,
    words: 'marked',
  },
  pop: { size: 1.14, bold: true, align: 'center', ground: 'none', outline: 0.13, words: 'popping' },
  karaoke: {
    size: 1.04,
    bold: true,
    align: 'center',
    ground: 'plate',
    outline: 0,
    words: 'filling',
  },
  'big-word': {
    size: 2.2,
    bold: true,
    isUpper: true,
    align: 'center',
    ground: 'none',
    outline: 0.11,
    words: 'single',
  },
  keywords: {
    size: 1.1,
    bold: true,
    align: 'center',
    ground: 'none',
    outline: 0.13,
    words: 'two-colored',
  },
  typewriter: {
    size: 1,
    bold: true,
    family: 'Space Mono',
    align: 'center',
    // Letters stay where they were typed.
    rows: 'left',
    ground: 'plate',
    outline: 0,
    words: 'typed',
  },
  emoji: {
    size: 1,
    bold: true,
    align: 'center',
    ground: 'plate',
    outline: 0,
    words: 'all',
    hasEmoji: true,
  },
  podcast: { size: 0.98, bold: true, align: 'left', ground: 'panel', outline: 0, words: 'all' },
  classic: { size: 1, bold: true, align: 'center', ground: 'shade', outline: 0, words: 'all' },
};

/** The colours and the font of a film's captions; each can be read on what it lies on, whatever the theme says. */
export interface CaptionInks {
  readonly family: string;
  /** Words on the ground, and the ground. */
  readonly text: string;
  readonly ground: string;
  /** The accent where words lie on it, and where it is the colour of words on the ground or with an outline. */
  readonly accent: string;
  readonly onAccent: string;
  readonly accentOnGround: string;
  /** The accent at its brightest: beside white words with an outline it is still what is seen first. */
  readonly accentVivid: string;
  readonly outline: string;
  /** Lies over the picture and lets it through. */
  readonly shade: string;
}

const usual = { text: '#ffffff', ground: '#14161c', accent: '#ffd23f' };

export function captionInks(look: CaptionLook = {}, { family }: CaptionDrawing): CaptionInks {
  const ground = readableGround(look.ground ?? usual.ground);
  const accent = look.accent ?? usual.accent;
  // Nearly black: what lies within it is as bright as it can be.
  const outline = darkOf(look.ground ?? usual.ground, 16);
  return {
    family: findFontFamily(family ?? look.font)?.name ?? defaultFontFamily,
    ground,
    outline,
    text: readableOn(look.text ?? usual.text, ground, 7),
    accent,
    onAccent: readableOn(look.text ?? usual.text, accent, 9),
    accentOnGround: readableOn(accent, ground),
    accentVivid: vividOn(accent, outline, 8),
    shade: 'rgba(0,0,0,0.7)',
  };
}

/** A ground in the middle between dark and light lets nothing be read well. */
function readableGround(color: string): string {
  const most = Math.max(contrastOf(color, '#fff'), contrastOf(color, '#000'));
  return most < 7 ? darkOf(color) : color;
}
