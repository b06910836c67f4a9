/** What is said on a slide, with what somebody corrected about it, in stretches that are broken into lines by themselves. */
import type { CaptionCorrection } from '@reelwright/movie';
import type { CaptionSource, CaptionWord } from './caption-line.ts';
import type { SpokenSound } from './spoken-sound.ts';
import { timedWords } from './timed-words.ts';

export interface SourcedWord extends CaptionWord {
  readonly source: CaptionSource;
}

export interface Stretch {
  readonly words: readonly SourcedWord[];
  /** Somebody made it a line of its own. */
  readonly isLine: boolean;
}

export function stretchesOf(
  sounds: readonly SpokenSound[],
  corrections: readonly CaptionCorrection[],
): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let open: SourcedWord[] = [];
  const close = () => {
    if (open.length > 0) stretches.push({ words: open, isLine: false });
    open = [];
  };
  for (const sound of sounds) {
    const own = corrections
      .filter(({ spoken, from, to }) => spoken === sound.spoken && from < to)
      .toSorted((a, b) => a.from - b.from);
    const done = new Set<CaptionCorrection>();
    for (const word of sound.words) {
      const correction = own.find(({ from, to }) => word.place >= from && word.place < to);
      if (!correction) {
        open.push(sourced(sound, word));
        continue;
      }
      if (done.has(correction)) continue;
      done.add(correction);
      close();
      const words = correctedWords(sound, correction);
      if (words.length > 0) stretches.push({ words, isLine: true });
    }
  }
  close();
  return stretches;
}

function sourced(
  { spoken }: SpokenSound,
  { text, start, end, place }: SpokenSound['words'][number],
): SourcedWord {
  return { text, start, end, source: { spoken, from: place, to: place + 1 } };
}

function correctedWords(
  { spoken, words }: SpokenSound,
  { from, to, text, hidden, shiftSeconds = 0 }: CaptionCorrection,
): readonly SourcedWord[] {
  if (hidden || text?.trim() === '') return [];
  const said = words.filter(({ place }) => place >= from && place < to);
  const source = { spoken, from, to };
  const shown = text === undefined ? said : retyped(text, said);
  return shown.map((word) => ({
    text: word.text,
    start: word.start + shiftSeconds,
    end: word.end + shiftSeconds,
    source,
  }));
}

/** Words that stayed keep their times; those between share what is left. */
function retyped(text: string, said: readonly CaptionWord[]): readonly CaptionWord[] {
  const [first, last] = [said[0], said.at(-1)];
  if (!first || !last) return [];
  const heard = said.map((word) => ({
    text: word.text,
    startTime: word.start,
    endTime: word.end,
  }));
  const times = timedWords(text, heard);
  const isWithin = times.every(({ start, end }) => start >= first.start && end <= last.end);
  if (times.length > 0 && isWithin) return times;
  const words = text.split(/\s+/).filter(Boolean);
  const letters = words.reduce((sum, word) => sum + word.length, 0);
  let place = first.start;
  return words.map((word) => {
    const start = place;
    place += ((last.end - first.start) * word.length) / letters;
    return { text: word, start, end: place };
  });
}
