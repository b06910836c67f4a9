import type { CaptionWord } from './caption-line.ts';

/** A voice that is heard on a slide. */
export interface SpokenSound {
  readonly slide: string;
  /** The whole of what is said, as it is written. */
  readonly spoken: string;
  /** In seconds of the film. */
  readonly words: readonly (CaptionWord & { readonly place: number })[];
}

/** The times in which a slide is on the screen, in seconds of the film. */
export interface SlideSpan {
  readonly id: string;
  readonly start: number;
  readonly end: number;
}
