import { type Key, noteOfDegree } from './chords.ts';

export interface TuneNote {
  /** In beats of the tune. */
  readonly beat: number;
  readonly beats: number;
  readonly pitch: number;
}

/** A tune as notes; every bar has to be full. */
export function parseTune(
  tune: string,
  key: Key,
  octaveC: number,
  beatsPerBar: number,
): { readonly notes: readonly TuneNote[]; readonly bars: number } {
  const notes: TuneNote[] = [];
  const bars = tune.split('|');
  for (const [bar, text] of bars.entries()) {
    let beat = bar * beatsPerBar;
    for (const token of text.trim().split(/\s+/)) {
      const [, sign, degree = '', length = ''] = /^([#b]?)(-?\d+|r):([\d.]+)$/.exec(token) ?? [];
      const beats = Number(length);
      if (!(beats > 0)) throw new Error(`"${token}" in "${tune}" is no note.`);
      if (degree !== 'r') {
        const shift = sign === '#' ? 1 : sign === 'b' ? -1 : 0;
        notes.push({ beat, beats, pitch: noteOfDegree(key, Number(degree), octaveC) + shift });
      }
      beat += beats;
    }
    if (Math.abs(beat - (bar + 1) * beatsPerBar) > 1e-6) {
      throw new Error(`Bar ${bar + 1} of "${tune}" has ${beat - bar * beatsPerBar} beats.`);
    }
  }
  return { notes, bars: bars.length };
}
