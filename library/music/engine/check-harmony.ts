/** What would sound wrong: long notes of a tune that rub against the chord below them. */
import { parseChord, parseKey } from './chords.ts';
import { parseTune } from './melody.ts';
import type { Piece } from './piece.ts';

export function findClashes(piece: Piece): string[] {
  const beats = piece.beats ?? 4;
  const clashes = new Set<string>();
  for (const section of piece.form) {
    const bars = (piece.chords[section.chords] ?? '').trim().split(/\s+/);
    for (const entry of section.parts.split(' ')) {
      const [name = '', tuneName = 'hook'] = entry.split(':');
      const part = piece.parts[name];
      if (!part) clashes.add(`${piece.name}: nobody is called "${name}"`);
      if (part?.plays !== 'melody') continue;
      const tune = parseTune(part.tunes[tuneName] ?? '', parseKey(piece.key), part.octave, beats);
      for (const note of tune.notes) {
        const bar = Math.floor(note.beat / beats);
        if (bar >= section.bars) continue;
        const inBar = note.beat % beats;
        const chords = (bars[bar % bars.length] ?? '').split(',');
        const chord = parseChord(chords[Math.floor((inBar / beats) * chords.length)] ?? '');
        if (chord.pitches.includes(note.pitch % 12)) continue;
        const isLong = note.beats >= 1 || (inBar === 0 && note.beats >= 0.75);
        const rubs = chord.pitches.some((pitch) => (note.pitch - pitch + 120) % 12 === 1);
        // The fourth over a major third is the classic wrong note; it rubs by this rule too.
        if (isLong && rubs) {
          clashes.add(
            `${piece.name}: ${tuneName} bar ${bar + 1} beat ${inBar + 1}: ${note.pitch % 12} over ${chord.name}`,
          );
        }
      }
    }
  }
  return [...clashes];
}
