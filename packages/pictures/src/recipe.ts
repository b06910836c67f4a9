import type { DraftItem } from './draft-item.ts';

/** What a built-in picture is made of. The same recipe gives the same picture, whatever its size. */
export interface PictureRecipe {
  readonly style: PictureStyle;
  /** Names in the set of objects; the first is what the picture is about. */
  readonly objects: readonly string[];
  readonly place?: string;
  /** Decides small things: which way it leans, which part of a place is seen. */
  readonly seed: string;
  /** How it is shown by itself. In a film, the film's shape counts. */
  readonly shape?: PictureShape;
  /** What is written in it: a number with its unit, a year, the two sides of a comparison. */
  readonly words?: readonly string[];
  /** What a chart, a share or a timeline shows. */
  readonly values?: readonly number[];
}

export const pictureShapes = ['wide', 'square', 'vertical'] as const;
export type PictureShape = (typeof pictureShapes)[number];

export const pictureStyles = [
  'place',
  'studio',
  'scene',
  'spotlight',
  'pattern',
  'sticker',
  'row',
  'bokeh',
  'macro',
  'podium',
  'hills',
  'arch',
  'orbit',
  'waves',
  'grid',
  'neon',
  'paper',
  'portrait',
  'medallion',
  'number',
  'percent',
  'timeline',
  'versus',
  'chart',
  'map',
] as const;
export type PictureStyle = (typeof pictureStyles)[number];

const figures = new Set<PictureStyle>(['number', 'percent', 'timeline', 'versus', 'chart']);

/** Drawn out of what a sentence says in figures; the thing beside it was only guessed. */
export function isFigureStyle(style: PictureStyle): boolean {
  return figures.has(style);
}

/** The colours of a film: all its pictures and words take theirs from here. */
export interface Palette {
  /** The ground, from light to deep. */
  readonly ground: string;
  readonly groundDeep: string;
  readonly accent: string;
  /** Words on the ground. */
  readonly ink: string;
  readonly isDark: boolean;
}

/** Where the subject stands; words stand on the other side. */
export type Focus = 'center' | 'left' | 'right' | 'top' | 'bottom';

export interface PictureBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PictureFrame {
  readonly width: number;
  readonly height: number;
  readonly palette: Palette;
  readonly focus: Focus;
  /** What words leave free: all that the picture says stays inside of it. Otherwise about half of the frame. */
  readonly free?: PictureBox;
  /** What numbers are set in: the font of the film's titles. */
  readonly font?: string;
  /** When the picture is seen, in seconds of its slide. */
  readonly startTime: number;
  readonly endTime: number;
}

/** A picture taken apart, each from the back to the front: a shade for words fits between the two. */
export interface PictureLayers {
  readonly ground: readonly DraftItem[];
  readonly subject: readonly DraftItem[];
}
