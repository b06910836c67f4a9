import type { CaptionWord } from './caption-line.ts';

/** A voice that is heard on a slide. */
export interface SpokenSound {
  readonly slide: string;
  /** The whole of what is said, as it is written. */
  readonly spoken: string;
  /** What corrections call it. */
  readonly key: string;
  /** Other slides say the same. */
  readonly isRepeated: boolean;
  /** The last of its words that was heard on an earlier slide; -1 where it begins here. */
  readonly before: number;
  /** In seconds of the film. */
  readonly words: readonly (CaptionWord & { readonly place: number })[];
}

/** Before it is known what else is heard. */
export type PlacedSound = Omit<SpokenSound, 'isRepeated' | 'before'>;

/** The times in which a slide is on the screen, in seconds of the film. */
export interface SlideSpan {
  readonly id: string;
  readonly start: number;
  readonly end: number;
}
