import { balance } from './balance.ts';
import { type Encoding, encodeMp3 } from './encode.ts';
import { mix } from './mix.ts';
import type { Piece } from './piece.ts';
import { playEnding, playJingle } from './play-jingle.ts';
import { playPiece } from './play-piece.ts';
import type { Score } from './score.ts';
import { playLines } from './synth.ts';

/** Rooms and long notes need this much after the last one. */
const tailSeconds = 4;
const musicLoudness = -16;
const musicKbps = 96;

export async function renderPiece(piece: Piece, path: string): Promise<void> {
  const score = await balance(piece, playPiece(piece));
  await render(score, piece, { path, loudness: musicLoudness, kbps: musicKbps });
}

/** Played once, to its last chord. */
export async function renderJingle(piece: Piece, path: string): Promise<void> {
  const encoding = { path, loudness: musicLoudness, kbps: musicKbps };
  await render(await balance(piece, playJingle(piece)), piece, encoding, true);
}

/** The last chord of a piece, to be laid where a film ends. */
export async function renderEnding(piece: Piece, path: string): Promise<void> {
  const encoding = { path, loudness: musicLoudness, kbps: musicKbps };
  await render(await balance(piece, playEnding(piece)), piece, encoding, true);
}

async function render(
  score: Score,
  options: Pick<Piece, 'pump' | 'tape' | 'seed'>,
  encoding: Encoding,
  ends = false,
): Promise<void> {
  const played = await playLines(score.lines, score.loopSeconds + (ends ? 0 : tailSeconds));
  const { pump = 0, tape = false, seed } = options;
  encodeMp3(mix(score, played, { pump, tape, seed, ends }), encoding);
}
