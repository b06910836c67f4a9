/** How a slide of words alone is designed, where its film says so. */
import type { SlideLight } from '../looks/slide-look.ts';

export const wordsLooks = [
  /** The word that weighs most as large as it goes, the rest of the sentence around it. */
  'poster',
  /** Words beside a field of another colour, with the thing or the number of the item on it. */
  'split',
  /** A card on a strong ground, the thing or the number of the item at its corner. */
  'card',
  /** A band of another colour from edge to edge, and the words on it. */
  'band',
  /** Words as large as they go, the thing small at their corner. */
  'statement',
] as const;
export type WordsLook = (typeof wordsLooks)[number];

export interface WordsCraft {
  readonly look: WordsLook;
  readonly light: SlideLight;
  /** Which of two: left or right, high or low. */
  readonly isOther: boolean;
  /** What it belongs to, small: what its item was announced by. */
  readonly thing?: string | undefined;
  /** In an upright frame its lowest fifth has colours, also where nothing stands on it. */
  readonly hasFoot?: boolean;
  /** The number of its item in a countdown. */
  readonly numeral?: number | undefined;
}
