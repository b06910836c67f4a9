import type { Chord } from './chords.ts';

/**
 * The notes of a chord near those before it, so that each voice takes the shortest way. `size` notes
 * at most; the root is left to the bass first.
 */
export function nextVoicing(
  chord: Chord,
  before: readonly number[] | undefined,
  { center, size }: { readonly center: number; readonly size: number },
): readonly number[] {
  const pitches =
    chord.pitches.length > size ? chord.pitches.slice(chord.pitches.length - size) : chord.pitches;
  let best: readonly number[] = [];
  let bestCost = Number.POSITIVE_INFINITY;
  for (let low = center - 12; low <= center + 5; low += 1) {
    if (!pitches.includes(((low % 12) + 12) % 12)) continue;
    const notes = stack(pitches, low);
    const middle = notes.reduce((sum, note) => sum + note, 0) / notes.length;
    const moved = before ? distance(notes, before) : 0;
    // Two notes a semitone apart at the bottom sound muddy; on top they sound sharp.
    const rub = (notes[1] ?? 99) - (notes[0] ?? 0) < 2 ? 4 : 0;
    const cost = moved + 0.55 * Math.abs(middle - center) + rub;
    if (cost < bestCost) [best, bestCost] = [notes, cost];
  }
  return best;
}

function stack(pitches: readonly number[], low: number): number[] {
  return pitches.map((pitch) => low + ((((pitch - low) % 12) + 12) % 12)).sort((a, b) => a - b);
}

function distance(notes: readonly number[], before: readonly number[]): number {
  return notes.reduce(
    (sum, note) => sum + Math.min(...before.map((other) => Math.abs(note - other))),
    0,
  );
}
