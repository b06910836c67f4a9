/** Words, and when they are shown: in seconds of the film. Lines of a cue are parted by '\n'. */
export interface Cue {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}
