import type { MovieSettings } from '@reelwright/movie';
import type { CaptionStyleId } from './caption-styles.ts';

/** What people can read in passing. */
export interface CaptionLimits {
  /** Letters in a row. */
  readonly rowLetters: number;
  /** Words in a line, where somebody wants few. */
  readonly maxWords: number;
}

/** A line stands at least so long. */
export const leastSeconds = 0.8;
/** Letters that are read in a second: a line that has more stays on as long as the voice lets it. */
export const lettersPerSecond = 17;

/** Upright films are narrow, and are watched on phones. */
export function captionLimits(
  { width, height }: MovieSettings['size'],
  style?: CaptionStyleId,
): CaptionLimits {
  const shape = width / height;
  const most = shape < 0.9 ? 25 : shape < 1.3 ? 32 : 42;
  // Letters of a typewriter are wide: with as many in a row they would have to be smaller than all others.
  const rowLetters = style === 'typewriter' ? Math.round(most * 0.8) : most;
  return { rowLetters, maxWords: Number.POSITIVE_INFINITY };
}
