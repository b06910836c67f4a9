/** A word as it is shown, and when it is heard, in seconds of the film. */
export interface CaptionWord {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** What stands on the screen at once while somebody speaks. */
export interface CaptionLine {
  readonly id: string;
  /** The id of the slide on which it is shown; no line goes on over a cut. */
  readonly slide: string;
  /** In seconds of the film. */
  readonly start: number;
  readonly end: number;
  /** One or two rows, with '\n' between them. */
  readonly text: string;
  /** All words of the text in their order; those of a row are divided by spaces in it. */
  readonly words: readonly CaptionWord[];
}
