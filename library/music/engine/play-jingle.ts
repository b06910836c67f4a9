/** A jingle: its bar or two, and a last chord that rings. And the last chord of a piece by itself. */
import { parseChord, parseKey } from './chords.ts';
import { drumKeys } from './drums.ts';
import type { Piece, Section } from './piece.ts';
import { playPiece } from './play-piece.ts';
import type { Note, Score } from './score.ts';
import { nextVoicing } from './voicing.ts';

/** How long a last chord is held, and heard after that. */
interface Ring {
  readonly held: number;
  readonly after: number;
}

const jingleRing: Ring = { held: 1.1, after: 0.6 };
/** A film's music has its end card for it. */
const pieceRing: Ring = { held: 2.6, after: 2.2 };

export function playJingle(piece: Piece): Score {
  const last = piece.form.at(-1);
  if (!last) throw new Error(`${piece.name} has no end.`);
  return endOn(piece, last, playPiece(piece), piece.lastChord ?? '', jingleRing);
}

/** What a piece ends on where a film does: its home chord, struck by those who play where most do. */
export function playEnding(piece: Piece): Score {
  const fullest = piece.form.toSorted((a, b) => playersOf(b) - playersOf(a))[0];
  if (!fullest) throw new Error(`${piece.name} has no end.`);
  const [home = 'C', mode = 'major'] = piece.key.split(' ');
  const chord = mode === 'major' ? `${home}add9` : mode === 'mixolydian' ? home : `${home}m`;
  return endOn(piece, fullest, playPiece(piece, []), chord, pieceRing);
}

const playersOf = ({ parts }: Section) => parts.split(' ').length;

/** Everybody who plays in a section strikes a chord when the score is over, and lets it ring. */
function endOn(
  piece: Piece,
  last: Section,
  score: Score,
  lastChord: string,
  { held, after }: Ring,
): Score {
  const at = score.loopSeconds;
  const chord = parseChord(lastChord);
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
