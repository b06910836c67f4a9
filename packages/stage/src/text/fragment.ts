import type { Box, CharBox } from '@reelwright/motion';
import type { Ink } from './letter.ts';

/** Letters that are drawn at once: of one ink, one direction and one line. */
export interface Fragment {
  readonly text: string;
  readonly ink: Ink;
  readonly emoji: boolean;
  readonly rightToLeft: boolean;
  readonly x: number;
  readonly baselineY: number;
  readonly width: number;
  readonly line: number;
  /** What its own gradient stretches over: all of its line that has the same one. */
  readonly gradientBox?: Box;
}

/** A letter where it rests, and what it takes to draw it alone. */
export interface PlacedChar extends CharBox {
  readonly fragment: Fragment;
}
