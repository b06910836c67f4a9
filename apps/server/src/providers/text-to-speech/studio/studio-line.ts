/** A line as the process that speaks with the studio voice is asked for it. */
export interface StudioLine {
  readonly text: string;
  readonly voice: string;
  /** Bare words that are said in full. */
  readonly stressed: readonly string[];
}
