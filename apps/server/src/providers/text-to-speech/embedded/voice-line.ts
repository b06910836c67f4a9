/** A line as the process that speaks is asked for it. */
export interface VoiceLine {
  readonly text: string;
  readonly speaker: number;
  readonly pace: number;
  /** Bare words that are said in full. */
  readonly stressed: readonly string[];
}
