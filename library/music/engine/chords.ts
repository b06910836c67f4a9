const pitchNames: Readonly<Record<string, number>> = {
  C: 0,
  'C#': 1,
  Db: 1,
  D: 2,
  'D#': 3,
  Eb: 3,
  E: 4,
  F: 5,
  'F#': 6,
  Gb: 6,
  G: 7,
  'G#': 8,
  Ab: 8,
  A: 9,
  'A#': 10,
  Bb: 10,
  B: 11,
};

/** Semitones above the root, the notes that matter most first (root last to be left out). */
const qualities: Readonly<Record<string, readonly number[]>> = {
  '': [0, 4, 7],
  m: [0, 3, 7],
  '5': [0, 7],
  '6': [0, 4, 7, 9],
  m6: [0, 3, 7, 9],
  '7': [0, 4, 7, 10],
  m7: [0, 3, 7, 10],
  maj7: [0, 4, 7, 11],
  mmaj7: [0, 3, 7, 11],
  '9': [0, 4, 7, 10, 14],
  m9: [0, 3, 7, 10, 14],
  maj9: [0, 4, 7, 11, 14],
  '13': [0, 4, 10, 14, 21],
  '69': [0, 4, 7, 9, 14],
  add9: [0, 4, 7, 14],
  madd9: [0, 3, 7, 14],
  sus2: [0, 2, 7],
  sus4: [0, 5, 7],
  '7sus4': [0, 5, 7, 10],
  '9sus4': [0, 5, 7, 10, 14],
  dim: [0, 3, 6],
  dim7: [0, 3, 6, 9],
  m7b5: [0, 3, 6, 10],
  aug: [0, 4, 8],
  '7b9': [0, 4, 7, 10, 13],
};

export interface Chord {
  readonly name: string;
  readonly root: number;
  /** Pitch classes (0 is C), root first. */
  readonly pitches: readonly number[];
  readonly bass: number;
  readonly third: number;
  readonly fifth: number;
}

export function parseChord(name: string): Chord {
  const [, rootName = '', quality = '', bassName] =
    /^([A-G][#b]?)([^/]*)(?:\/([A-G][#b]?))?$/.exec(name) ?? [];
  const root = pitchNames[rootName];
  const steps = qualities[quality];
  if (root === undefined || !steps) throw new Error(`"${name}" is no chord.`);
  const at = (wanted: readonly number[], otherwise: number) =>
    (root + (steps.find((step) => wanted.includes(step)) ?? otherwise)) % 12;
  return {
    name,
    root,
    pitches: steps.map((step) => (root + step) % 12),
    bass: bassName ? (pitchNames[bassName] ?? root) : root,
    third: at([3, 4, 2, 5], 7),
    fifth: at([7, 6, 8], 7),
  };
}

const scales: Readonly<Record<string, readonly number[]>> = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  harmonic: [0, 2, 3, 5, 7, 8, 11],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  lydian: [0, 2, 4, 6, 7, 9, 11],
};

export interface Key {
  readonly tonic: number;
  readonly scale: readonly number[];
}

/** 'D major', 'A minor'. */
export function parseKey(name: string): Key {
  const [tonicName = '', mode = ''] = name.split(' ');
  const tonic = pitchNames[tonicName];
  const scale = scales[mode];
  if (tonic === undefined || !scale) throw new Error(`"${name}" is no key.`);
  return { tonic, scale };
}

/** A degree of the scale as a MIDI note; 8 is the tonic an octave higher. */
export function noteOfDegree({ tonic, scale }: Key, degree: number, octaveC: number): number {
  const index = degree - 1;
  return octaveC + tonic + 12 * Math.floor(index / 7) + (scale[((index % 7) + 7) % 7] ?? 0);
}
