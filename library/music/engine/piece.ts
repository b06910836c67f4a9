/**
 * A piece of music as data. Rhythms are rows of sixteenths, a bar per group between bars ("|"):
 *   drums, chords   X loud, x normal, o soft, - held, . silent
 *   bass            1 root, 3 third, 5 fifth, 7 the chord's last note, 8 octave, a leads to the next chord
 * Melodies are degrees of the key with their length in beats: "5:1 6:.5 r:.5 8:2 | …"; # and b as usual.
 */
export interface Instrument {
  /** General MIDI, from 0. */
  readonly program: number;
  /** 0 to 127. */
  readonly volume: number;
  /** 0 left to 127 right. */
  readonly pan?: number;
  readonly reverb?: number;
  readonly chorus?: number;
  /** Brightness of the filter, 64 is as it is. */
  readonly bright?: number;
}

interface ChordPart extends Instrument {
  readonly plays: 'chords';
  readonly rhythm: string;
  /** All at once, from low to high a little apart, or one after the other. */
  readonly as: 'block' | 'strum' | 'arpeggio';
  /** Which notes of the voicing an arpeggio plays: '0123' or '0210'; above the top it goes on an octave higher. */
  readonly order?: string;
  readonly center: number;
  readonly size?: number;
  /** Short notes instead of as long as the rhythm says: the share of their length. */
  readonly short?: number;
}

interface BassPart extends Instrument {
  readonly plays: 'bass';
  readonly rhythm: string;
  /** The lowest note it plays. */
  readonly low: number;
  readonly short?: number;
}

interface MelodyPart extends Instrument {
  readonly plays: 'melody';
  /** By the name of the tune that a section asks for. */
  readonly tunes: Readonly<Record<string, string>>;
  /** The C that degree 1 of C major would be. */
  readonly octave: number;
  /** Also a third or sixth below, from the chord. */
  readonly harmony?: boolean;
  readonly short?: number;
  /** Repeats of every note, quieter each time, this many beats apart. */
  readonly echo?: number;
}

interface DrumPart {
  readonly plays: 'drums';
  readonly kit: number;
  readonly volume: number;
  readonly reverb?: number;
  readonly lanes: Readonly<Record<string, string>>;
}

export type Part = ChordPart | BassPart | MelodyPart | DrumPart;

export interface Section {
  readonly bars: number;
  /** The name of a row of chords. */
  readonly chords: string;
  /** Who plays; "lead:hook" plays the tune "hook". */
  readonly parts: string;
  /** How strongly, 1 is normal. */
  readonly energy?: number;
  /** The drums lead over into what follows. */
  readonly fill?: 'light' | 'toms' | 'snare' | 'claps' | 'stop';
  /** Begins with a cymbal. */
  readonly crash?: boolean;
}

export interface Piece {
  readonly number: number;
  readonly name: string;
  readonly title: string;
  readonly mood: string;
  readonly bpm: number;
  /** Beats of a bar; 4 unless told. */
  readonly beats?: 3 | 4;
  readonly key: string;
  readonly seed: number;
  /** How late every second eighth or sixteenth comes, 0 straight, 0.33 triplets. */
  readonly swing?: { readonly of: 8 | 16; readonly by: number };
  /** Milliseconds that players miss the beat by. */
  readonly looseMs?: number;
  /** How far everything but the drums makes room for the bass drum, 0 to 1. */
  readonly pump?: number;
  /** An old tape: dull, unsteady, a little dust. */
  readonly tape?: boolean;
  readonly chords: Readonly<Record<string, string>>;
  readonly parts: Readonly<Record<string, Part>>;
  readonly form: readonly Section[];
  /** The chord a jingle ends on; a piece begins again instead. */
  readonly lastChord?: string;
}
