export interface Note {
  /** Of the piece, in seconds. */
  readonly start: number;
  readonly seconds: number;
  readonly pitch: number;
  /** 1 to 127. */
  readonly velocity: number;
}

/** What one player plays, on one channel of the synthesizer. */
export interface Line {
  readonly name: string;
  readonly role: 'chords' | 'bass' | 'melody' | 'drums';
  readonly program: number;
  readonly isDrums: boolean;
  readonly controls: readonly (readonly [controller: number, value: number])[];
  readonly echoSeconds: number;
  readonly notes: Note[];
}

export interface Score {
  readonly lines: readonly Line[];
  /** Where it begins again. */
  readonly loopSeconds: number;
  readonly kicks: readonly number[];
}
