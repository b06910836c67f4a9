/** Into which units a text is broken, each of which moves on its own. */
export type Break = 'chars' | 'words' | 'lines';

interface MotionChoice {
  /** An id of the catalogue, or an old name of it. Unknown ones, 'none' and '' are no motion. */
  readonly effect: string;
  /** The catalogue's unless told. */
  readonly durationMs?: number;
}

/** How an item comes, stays and goes, as people have set it. */
export interface MotionSettings {
  readonly in?: MotionChoice;
  readonly out?: MotionChoice;
  readonly stay?: MotionChoice & { readonly delayMs?: number };
  readonly break?: Break;
  /**
   * When each unit begins, in seconds after the item does: words that come when they are spoken. Units beyond the
   * list begin with its last one. Without it, they follow each other evenly.
   */
  readonly unitStarts?: readonly number[];
  /** Its place in the order in which the items of a slide come: each place waits `tabStepMs` more. */
  readonly tabIndex?: number;
}

/** When an item is on screen, in seconds of its slide. */
export interface ItemTiming {
  readonly startSeconds: number;
  readonly endSeconds: number;
}
