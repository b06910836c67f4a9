import type { Path } from '../path/path.ts';
import type { Pose } from '../pose/pose.ts';
import type { Mark } from './mark.ts';

/** How one letter looks. Missing fields: as it rests. */
export interface CharLook {
  /** In fractions of the letter's own box. */
  readonly pose?: Pose;
  /** A CSS colour instead of its own. */
  readonly color?: string;
  /** It lies on this colour now: draw it in `readableColor(its own, this)`. */
  readonly readableOn?: string;
  /** Drawn instead of the letter, in the middle of its box. */
  readonly text?: string;
}

/** The whole text once more. Its letters take the look's poses, not its colours. */
export interface TextCopy {
  /** In fractions of the block's box. */
  readonly pose?: Pose;
  /** One CSS colour for the whole copy; its own colours if missing. */
  readonly color?: string;
  /** In a colour that the text stands out from, whatever its own is. */
  readonly edge?: boolean;
  readonly blend?: 'normal' | 'multiply' | 'screen';
  /** What of it can be seen, in px of the block. */
  readonly clip?: Path;
}

interface TextCopies {
  readonly count: number;
  /** 0 is drawn first, so it lies deepest. */
  readonly copy: (index: number) => TextCopy;
}

/**
 * How a text with an effect looks at a moment. Drawn in this order: behind, copies, the text,
 * inFront; `block` moves them all.
 */
export interface TextLook {
  /** Undefined: every letter is at rest. It is asked once per letter and frame. */
  readonly chars?: (index: number) => CharLook;
  readonly block?: Pose;
  /** Moves the text itself (not marks and copies) within the block, in fractions of the block's box. */
  readonly text?: Pose;
  /** Stays where it is when `text` moves. What of the text itself (not of marks and copies) can be seen, in px of the block. */
  readonly clip?: Path;
  readonly behind: readonly Mark[];
  readonly inFront: readonly Mark[];
  readonly copies?: TextCopies;
}
