/** A jingle: its bar or two, and a last chord that rings. */
import { parseChord, parseKey } from './chords.ts';
import { drumKeys } from './drums.ts';
import type { Piece } from './piece.ts';
import { playPiece } from './play-piece.ts';
import type { Note, Score } from './score.ts';
import { nextVoicing } from './voicing.ts';

/** How long the last chord is held, and heard after that. */
const [held, after] = [1.1, 0.6];

export function playJingle(piece: Piece): Score {
  const last = piece.form.at(-1);
  if (!last) throw new Error(`${piece.name} has no end.`);
  const score = playPiece(piece);
  const at = score.loopSeconds;
  const chord = parseChord(piece.lastChord ?? '');
  const { tonic } = parseKey(piece.key);
  const struck = (pitch: number, velocity: number, late = 0): Note => ({
    start: at + late,
    seconds: held,
    pitch,
    velocity,
  });
  const playing = new Set(last.parts.split(' ').map((entry) => entry.split(':')[0]));
  for (const line of score.lines) {
    const part = piece.parts[line.name];
    if (!part || (!playing.has(line.name) && !line.isDrums)) continue;
    switch (part.plays) {
      case 'chords': {
        const notes = nextVoicing(chord, undefined, { center: part.center, size: part.size ?? 4 });
        line.notes.push(...notes.map((pitch, order) => struck(pitch, 80, order * 0.018)));
        break;
      }
      case 'bass':
        line.notes.push(struck(part.low + ((((chord.bass - part.low) % 12) + 12) % 12), 92));
        break;
      case 'melody':
        line.notes.push(struck(part.octave + tonic + 12, 84, 0.03));
        break;
      case 'drums':
        for (const drum of ['kick', 'crash']) line.notes.push(struck(drumKeys[drum] ?? 36, 88));
    }
  }
  return { ...score, loopSeconds: at + held + after };
}
