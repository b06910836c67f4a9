/**
 * Sampled instruments are not equally loud, so players are listened to first, and each is given the
 * loudness its role has in a mix: tunes in front, pads at the back. What a piece says about volume is
 * on top of that.
 */
import { filterRound, highPass } from './filters.ts';
import type { Part, Piece } from './piece.ts';
import { playPiece } from './play-piece.ts';
import type { Line, Score } from './score.ts';
import { playLines, type Stereo, sampleRate } from './synth.ts';

const volumeControl = 7;
const listenedAt = 90;

/** Decibels beside a tune, and the volume that a piece writes when it has no wish. */
const roles = {
  melody: { db: 0, usual: 94 },
  chords: { db: -4.5, usual: 84 },
  bass: { db: -4.5, usual: 98 },
  drums: { db: 0.5, usual: 99 },
} as const;
const tuneDb = -31;

export async function balance(piece: Piece, score: Score): Promise<Score> {
  const excerpt = piece.form.map(({ fill: _, ...section }) => ({
    ...section,
    bars: Math.min(2, section.bars),
  }));
  const heard = playPiece(piece, excerpt);
  const lines = heard.lines.map((line) => withVolume(line, listenedAt));
  const { dry } = await playLines(lines, heard.loopSeconds);
  return {
    ...score,
    lines: score.lines.map((line, index) => {
      const part = piece.parts[line.name];
      const sound = dry[index];
      if (!part || !sound) return line;
      const missingDb = wantedDb(part) - loudnessDb(sound, line.role);
      // The controller works by its square.
      const value = listenedAt * 10 ** (missingDb / 40);
      return withVolume(line, Math.round(Math.min(127, Math.max(12, value))));
    }),
  };
}

function wantedDb(part: Part): number {
  const { db, usual } = roles[part.plays];
  const isHeld = part.plays === 'chords' && /^[xo]-+$/.test(part.rhythm);
  return tuneDb + db + (isHeld ? -2 : 0) + 20 * Math.log10(part.volume / usual);
}

function withVolume(line: Line, volume: number): Line {
  const others = line.controls.filter(([controller]) => controller !== volumeControl);
  return { ...line, controls: [...others, [volumeControl, volume]] };
}

/** While it plays; pauses do not count. */
function loudnessDb({ left, right }: Stereo, role: Line['role']): number {
  const middle = left.map((value, n) => (value + (right[n] ?? 0)) / 2);
  if (role !== 'bass') filterRound(middle, highPass(150));
  const span = Math.round(0.4 * sampleRate);
  const powers: number[] = [];
  for (let from = 0; from + span <= middle.length; from += span) {
    let power = 0;
    for (let n = from; n < from + span; n += 1) power += (middle[n] ?? 0) ** 2;
    if (power / span > 1e-7) powers.push(power / span);
  }
  if (powers.length === 0) return tuneDb;
  const loudest = Math.max(...powers);
  const playing = powers.filter((power) => power > loudest / 30);
  return 10 * Math.log10(playing.reduce((sum, power) => sum + power, 0) / playing.length);
}
