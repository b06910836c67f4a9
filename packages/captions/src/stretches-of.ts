/** What is said on a slide, with what somebody corrected about it, in stretches that are broken into lines by themselves. */
import type { CaptionCorrection, SpokenRange } from '@reelwright/movie';
import type { CaptionWord } from './caption-line.ts';
import type { SaidWord } from './editable-line.ts';
import type { SpokenSound } from './spoken-sound.ts';
import { timedWords } from './timed-words.ts';

/** A word as it is shown; where it was not retyped, with the word that is said. */
export interface ShownWord extends CaptionWord {
  readonly said?: SaidWord;
}

export interface Stretch {
  readonly words: readonly ShownWord[];
  /** What is said in it. */
  readonly said: readonly SaidWord[];
  /** Somebody made it a line of its own. */
  readonly correction?: CaptionCorrection;
}

export function stretchesOf(
  sounds: readonly SpokenSound[],
  corrections: readonly CaptionCorrection[],
): readonly Stretch[] {
  const heard = sounds.map((sound) => sound.words.map((word) => saidWord(sound, word)));
  const owners = correctionsOfWords(sounds, heard, corrections);
  const stretches: Stretch[] = [];
  const done = new Set<Corrected>();
  let open: SaidWord[] = [];
  const close = () => {
    if (open.length > 0) stretches.push({ words: open.map(asShown), said: open });
    open = [];
  };
  for (const word of heard.flat()) {
    const owner = owners.get(word);
    if (!owner) open.push(word);
    if (!owner || done.has(owner)) continue;
    done.add(owner);
    // What goes on from the slide before is shown there.
    if (!owner.beginsHere) continue;
    close();
    const { correction, said } = owner;
    stretches.push({ words: correctedWords(said, correction), said, correction });
  }
  close();
  return stretches;
}

function saidWord(
  { key, slide, isRepeated }: SpokenSound,
  word: SpokenSound['words'][number],
): SaidWord {
  return { ...word, spoken: key, ...(isRepeated && { only: slide }) };
}

function asShown(said: SaidWord): ShownWord {
  return { text: said.text, start: said.start, end: said.end, said };
}

/** A correction and the words of this slide that it is about. */
interface Corrected {
  readonly correction: CaptionCorrection;
  readonly said: SaidWord[];
  readonly beginsHere: boolean;
}

function correctionsOfWords(
  sounds: readonly SpokenSound[],
  heard: readonly (readonly SaidWord[])[],
  corrections: readonly CaptionCorrection[],
): ReadonlyMap<SaidWord, Corrected> {
  const owners = new Map<SaidWord, Corrected>();
  const take = (range: SpokenRange, at: number, owner: Corrected) => {
    for (const word of heard[at] ?? []) {
      if (word.place < range.from || word.place >= range.to || owners.has(word)) continue;
      owners.set(word, owner);
      owner.said.push(word);
    }
  };
  // What is about this very slide goes before what is about all that say the same.
  const bySlide = corrections.toSorted((a, b) => Number(!a.slide) - Number(!b.slide));
  for (const correction of bySlide) {
    let isFirst = true;
    for (const [at, sound] of sounds.entries()) {
      if (!isAbout(correction, sound)) continue;
      const owner = { correction, said: [], beginsHere: sound.before < correction.from };
      take(correction, at, owner);
      if (owner.said.length === 0) continue;
      // Somebody who says the same again on this slide says it alone.
      for (const range of isFirst ? (correction.also ?? []) : []) {
        for (const [place, other] of sounds.entries()) {
          if (isAbout(range, other)) take(range, place, owner);
        }
      }
      isFirst = false;
    }
  }
  return owners;
}

function isAbout({ spoken, slide }: SpokenRange, sound: SpokenSound): boolean {
  const isSaid = spoken === sound.key || spoken === sound.spoken;
  return isSaid && (slide === undefined || slide === sound.slide);
}

/** The words of a corrected line, at their times. */
export function correctedWords(
  said: readonly SaidWord[],
  { text, shiftSeconds = 0 }: Pick<CaptionCorrection, 'text' | 'shiftSeconds'>,
): readonly ShownWord[] {
  const words = text === undefined ? said.map(asShown) : retypedWords(text, said);
  if (shiftSeconds === 0) return words;
  return words.map((word) => ({
    ...word,
    start: word.start + shiftSeconds,
    end: word.end + shiftSeconds,
  }));
}

/** Words that stayed keep their times; those between share what is left. */
function retypedWords(text: string, said: readonly CaptionWord[]): readonly CaptionWord[] {
  const [first, last] = [said[0], said.at(-1)];
  if (!first || !last || text.trim() === '') return [];
  const heard = said.map((word) => ({
    text: word.text,
    startTime: word.start,
    endTime: word.end,
  }));
  const words = text.trim().split(/\s+/);
  const times = timedWords(text, heard);
  const isWithin = times.every(({ start, end }) => start >= first.start && end <= last.end);
  if (times.length === words.length && isWithin) return times;
  return spreadWords(words, first.start, last.end);
}

/** Words one after the other from one moment to another, as long as they are. */
export function spreadWords(
  words: readonly string[],
  start: number,
  end: number,
): readonly CaptionWord[] {
  const letters = words.reduce((sum, word) => sum + word.length, 0);
  let clock = start;
  return words.map((text) => {
    const from = clock;
    clock += ((end - start) * text.length) / letters;
    return { text, start: from, end: clock };
  });
}
