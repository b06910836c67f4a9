import type { Reading } from '@reelwright/speech';

export interface SaidReading extends Reading {
  readonly isStressed: boolean;
}

/** What is spoken in one go needs memory with the square of its length: a sentence this long takes half a gigabyte. */
export const maxLettersAtOnce = 600;

/**
 * A text is spoken sentence by sentence: the voice was taught with those. One without an end is broken where it
 * pauses last, or after a word.
 */
export function piecesToSpeak(readings: readonly SaidReading[]): SaidReading[][] {
  const pieces: SaidReading[][] = [];
  let piece: SaidReading[] = [];
  let letters = 0;
  const take = (count: number) => {
    pieces.push(piece.slice(0, count));
    piece = piece.slice(count);
    letters = lettersOf(piece);
  };
  for (const reading of readings) {
    const said = { ...reading, says: reading.says.slice(0, maxLettersAtOnce) };
    while (piece.length > 0 && letters + said.says.length > maxLettersAtOnce) {
      take(piece.findLastIndex(({ pause }) => pause) + 1 || piece.length);
    }
    piece.push(said);
    letters += said.says.length;
    if (said.pause && '.?!'.includes(said.pause)) take(piece.length);
  }
  if (piece.length > 0) {
    // Without a full stop the voice stays up, as if more were to come.
    const at = piece.at(-1)?.end ?? 0;
    piece.push({ start: at, end: at, says: '', pause: '.', isStressed: false });
    pieces.push(piece);
  }
  return pieces.filter((one) => one.some(({ says }) => says));
}

const lettersOf = (readings: readonly SaidReading[]) =>
  readings.reduce((sum, { says }) => sum + says.length, 0);
