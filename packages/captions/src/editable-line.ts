import type { CaptionCorrection, OwnCaption } from '@reelwright/movie';
import type { CaptionWord } from './caption-line.ts';

/** A word of a voice: by its place in what is said a line is found again when the voice or the look is another. */
export interface SaidWord extends CaptionWord {
  /** What corrections call the text that it is a word of. */
  readonly spoken: string;
  readonly place: number;
  /** The slide, where several say the same. */
  readonly only?: string;
}

/** A line as people change it: what is shown at once, hidden lines too. One that is too long for the screen is still one. */
export interface EditableLine {
  /** Stays while the line is retyped or moved. */
  readonly id: string;
  readonly slide: string;
  /** When its slide is on the screen: no line leaves it. */
  readonly slideStart: number;
  readonly slideEnd: number;
  /** In seconds of the film. */
  readonly start: number;
  readonly end: number;
  /** In one row; '' where somebody took all words away. */
  readonly text: string;
  /** The words of the text with their times. */
  readonly words: readonly CaptionWord[];
  /** What is said there, at the times at which it is heard; nothing for a line of one's own. */
  readonly said: readonly SaidWord[];
  readonly isHidden: boolean;
  readonly correction?: CaptionCorrection;
  readonly own?: OwnCaption;
}
