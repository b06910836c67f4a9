import type { Piece } from '../engine/piece.ts';

export const piece: Piece = {
  number: 8,
  name: 'corner-cafe',
  title: 'Corner café',
  mood: 'Jazz',
  bpm: 132,
  key: 'F major',
  seed: 83,
  swing: { of: 8, by: 0.3 },
  looseMs: 10,
  chords: {
    verse: 'Fmaj7 Dm7 Gm7 C7 Am7,D7 Gm7,C7 F6 Gm7,C7',
    bridge: 'Cm7 F7 Bbmaj7 Bbmaj7 Dm7 G7 Gm7 C7',
  },
  parts: {
    piano: {
      plays: 'chords',
      as: 'block',
      program: 0,
      volume: 84,
      pan: 46,
      reverb: 36,
      center: 62,
      size: 4,
      rhythm: '..x-..x-....o-..|x-....x-..o-....',
      short: 0.7,
    },
    bass: {
      plays: 'bass',
      program: 32,
      volume: 108,
      low: 29,
      rhythm: '1---3---5---a---|1---5---3---a---',
    },
    vibes: {
      plays: 'melody',
      program: 11,
      volume: 100,
      pan: 74,
      reverb: 46,
      octave: 60,
      tunes: {
        hook: 'r:.5 5:.5 6:.5 5:.5 3:1 r:1 | r:.5 6:.5 8:.5 6:.5 3:1.5 1:.5 | 2:1 4:.5 6:.5 8:1 6:1 | 5:.5 7:.5 9:1 5:2 | r:.5 7:.5 5:.5 3:.5 6:1 3:1 | 2:.5 4:.5 6:1 5:1 7:1 | 8:1.5 6:.5 5:2 | r:4',
      },
    },
    guitar: {
      plays: 'melody',
      program: 26,
      volume: 104,
      pan: 82,
      reverb: 40,
      octave: 60,
      tunes: {
        bridge:
          '5:1 b7:.5 9:.5 5:2 | b7:.5 5:.5 3:1 1:2 | 4:1 6:.5 8:.5 10:2 | 8:1 6:1 4:2 | 6:1 8:.5 10:.5 12:2 | #11:1 9:1 6:2 | 4:1 6:1 8:1 6:1 | 5:1 7:1 9:1.5 r:.5',
      },
    },
    drums: {
      plays: 'drums',
      kit: 32,
      volume: 98,
      reverb: 30,
      lanes: {
        ride: 'x...x.o.x...x.o.',
        pedal: '....x.......x...',
        kick: 'o.......o.......',
        snare: '......g.......g.|..g.......g.....',
      },
    },
    brushes: {
      plays: 'drums',
      kit: 40,
      volume: 90,
      reverb: 30,
      lanes: { snare: 'o.g.x.g.o.g.x.g.', pedal: '....x.......x...', kick: 'o...............' },
    },
  },
  form: [
    { bars: 4, chords: 'verse', parts: 'piano bass brushes', energy: 0.92 },
    { bars: 8, chords: 'verse', parts: 'piano bass drums vibes', fill: 'light' },
    { bars: 8, chords: 'bridge', parts: 'piano bass drums guitar:bridge', fill: 'light' },
    { bars: 8, chords: 'verse', parts: 'piano bass drums vibes', energy: 1.05, fill: 'light' },
  ],
};
