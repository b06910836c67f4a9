/** How many words of a line were heard otherwise than they were meant. */
import { readAloud } from '@reelwright/speech';
import { phonemesOf } from '../providers/text-to-speech/embedded/phonemes.ts';

export interface WordErrors {
  readonly words: number;
  readonly wrong: number;
  /** Of these, the words that are no names, which a recogniser cannot know by heart. */
  readonly plainWords: number;
  readonly plainWrong: number;
}

interface SpokenWord {
  readonly word: string;
  readonly isName: boolean;
}

/**
 * Compared as they sound: figures are read out on both sides, and what is pronounced alike is the same, however it is
 * written ("Ceres" and "series", "hair cut" and "haircut"). A listener cannot tell those apart either. Names are these,
 * wherever they stand, and every word with a capital inside of a sentence.
 */
export function wordErrors(
  meant: string,
  heard: string,
  names: readonly string[] = [],
): WordErrors {
  const spoken = spokenWords(meant, names);
  const errors = align(spoken, plainWords(heard));
  return {
    words: spoken.length,
    wrong: errors.length,
    plainWords: spoken.filter(({ isName }) => !isName).length,
    plainWrong: errors.filter(({ isName }) => !isName).length,
  };
}

function spokenWords(text: string, names: readonly string[]): readonly SpokenWord[] {
  const spans = names.filter(Boolean).flatMap((name) => placesOf(name, text));
  let isFirst = true;
  return readAloud(text).flatMap(({ start, end, says, pause }) => {
    if (pause) {
      isFirst ||= !',;'.includes(pause);
      return [];
    }
    const isName =
      spans.some((span) => start >= span.start && end <= span.end) ||
      (!isFirst && /^\p{Lu}(?!$|['’])/u.test(text.slice(start, end)));
    isFirst = false;
    return split(says).map((word) => ({ word, isName }));
  });
}

function placesOf(name: string, text: string): { readonly start: number; readonly end: number }[] {
  const [whole, part] = [text.toLowerCase(), name.toLowerCase()];
  const places: { start: number; end: number }[] = [];
  for (let at = whole.indexOf(part); at >= 0; at = whole.indexOf(part, at + 1)) {
    places.push({ start: at, end: at + part.length });
  }
  return places;
}

const plainWords = (text: string): readonly string[] =>
  readAloud(text).flatMap(({ says }) => split(says));

const split = (says: string): string[] =>
  says
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** Words that are written together on one side only may span so many of the other. */
const maxJoined = 3;

interface WordError {
  /** Whether it is a name that was misheard, or something beside one. */
  readonly isName: boolean;
}

interface Way {
  readonly cost: number;
  /** How the way goes on from an earlier place, and what was wrong there. */
  readonly from?: Way;
  readonly error?: WordError;
}

/** The fewest words that have to be changed, left out or added to make what was said of what was heard. */
function align(spoken: readonly SpokenWord[], got: readonly string[]): readonly WordError[] {
  const ways: Way[][] = [];
  const isName = (at: number) => spoken[at]?.isName ?? false;
  for (let i = 0; i <= spoken.length; i += 1) {
    const row: Way[] = [];
    ways.push(row);
    for (let j = 0; j <= got.length; j += 1) {
      const found: Way[] = i === 0 && j === 0 ? [{ cost: 0 }] : [];
      const wrong = (from: Way | undefined, error: WordError) =>
        from && found.push({ cost: from.cost + 1, from, error });
      for (let a = 1; a <= maxJoined; a += 1) {
        for (let b = 1; b <= maxJoined; b += 1) {
          const from = ways[i - a]?.[j - b];
          if ((a > 1 && b > 1) || !from) continue;
          const words = spoken.slice(i - a, i).map(({ word }) => word);
          if (soundAlike(words, got.slice(j - b, j))) found.push({ cost: from.cost, from });
        }
      }
      wrong(ways[i - 1]?.[j - 1], { isName: isName(i - 1) });
      wrong(ways[i - 1]?.[j], { isName: isName(i - 1) });
      wrong(row[j - 1], { isName: isName(i - 1) || isName(i) });
      row.push(found.reduce((best, way) => (way.cost < best.cost ? way : best)));
    }
  }
  const errors: WordError[] = [];
  for (let way = ways.at(-1)?.at(-1); way; way = way.from) if (way.error) errors.push(way.error);
  return errors;
}

function soundAlike(some: readonly string[], others: readonly string[]): boolean {
  return some.join('') === others.join('') || soundOf(some) === soundOf(others);
}

/** Without stress and length, and with weak vowels made alike: spelling tells little about those. */
function soundOf(words: readonly string[]): string {
  return words
    .map((word) => withAlikeWeakVowels(phonemesOf(word)))
    .join('')
    .replace(/[ˈˌː]/g, '')
    .replace(/o(?!ʊ)/g, 'ɔ')
    .replaceAll('ᵻ', 'ɪ')
    .replaceAll('ɐ', 'ə')
    .replaceAll('ʔn̩', 'tən')
    .replaceAll('ɾ', 't')
    .replace(/[ɚɜ]ɹ?/g, 'əɹ');
}

/** Beside a stressed syllable only: "in" and "an" are two words. */
function withAlikeWeakVowels(sounds: string): string {
  return /[ˈˌ]/.test(sounds) ? sounds.replace(/(?<![ˈˌaeɔ])[ɪɐᵻ]/g, 'ə') : sounds;
}
