/** Words of a slide: a block of them, and blocks that stand above each other. */
import type { TextLook } from '../themes/theme-look.ts';
import type { Choice } from './choice-card.ts';
import type { SetText } from './set-text.ts';
import type { Shot } from './shots-of.ts';

export interface WordBlock {
  /** What a theme calls it, and the end of the item's id. */
  readonly name: string;
  readonly ident: 'title' | 'heading' | 'subtitle' | 'bullets-text' | 'number';
  readonly text: string;
  readonly look: TextLook;
  /** Sizes in parts of the frame's shorter side. */
  readonly largest: number;
  readonly smallest?: number;
  readonly tone: 'ink' | 'accent';
  /** Figures in it stand out. */
  readonly hasFigures?: boolean;
  /** Words of it that stand out. */
  readonly stressed?: readonly string[] | undefined;
  /** Above it, in parts of the shorter side. */
  readonly gap: number;
  readonly start: number;
  readonly end: number;
  /** When its words come, in seconds after the first. */
  readonly wordStarts?: readonly number[] | undefined;
  /**
   * A kicker wears what the theme says; a bullet has its picture before it; a badge is a shape around the number
   * of a countdown; a photo stands for itself; a choice is an answer on a card with its letter; a prize is a
   * picture alone; a button is filled, as something to press.
   */
  readonly kind?: 'kicker' | 'bullet' | 'badge' | 'photo' | 'choice' | 'prize' | 'button';
  readonly shot?: Shot;
  readonly choice?: Choice;
  readonly prizeUrl?: string;
  /** Two choices stand beside each other. */
  readonly half?: 'left' | 'right';
  /** The picture before a bullet, where it has one of its own. */
  readonly bulletUrl?: string;
  /** Smaller rather than in more lines than this, down to a size. */
  readonly maxLines?: { readonly count: number; readonly downTo: number };
  /** Without descenders: stands in less than a line's height. */
  readonly isTight?: boolean;
  /** Lines may be this long; otherwise as long as the frame's shape says. */
  readonly letters?: number;
}

export interface PlacedBlock {
  readonly block: WordBlock;
  readonly set: SetText;
  /** Below the top of the stack. */
  readonly y: number;
  readonly indent: number;
  readonly height: number;
}

export interface Stack {
  readonly blocks: readonly PlacedBlock[];
  readonly height: number;
  /** Of the widest line. */
  readonly width: number;
}
