/** How many words of a line were heard otherwise than they were meant. */
import { readAloud } from '@reelwright/speech';
import { phonemesOf } from '../providers/text-to-speech/embedded/phonemes.ts';

export interface WordErrors {
  readonly words: number;
  readonly wrong: number;
}

/**
 * Compared as they sound: figures are read out on both sides, and what is pronounced alike is the same, however it is
 * written ("Ceres" and "series", "hair cut" and "haircut"). A listener cannot tell those apart either.
 */
export function wordErrors(meant: string, heard: string): WordErrors {
  const [said, got] = [wordsOf(meant), wordsOf(heard)];
  return { words: said.length, wrong: distance(said, got) };
}

function wordsOf(text: string): readonly string[] {
  return readAloud(text)
    .map(({ says }) => says)
    .join(' ')
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}

/** Words that are written together on one side only may span so many of the other. */
const maxJoined = 3;

function distance(said: readonly string[], got: readonly string[]): number {
  const costs = Array.from({ length: said.length + 1 }, () =>
    Array.from({ length: got.length + 1 }, () => 0),
  );
  const at = (i: number, j: number) => costs[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 0; i <= said.length; i += 1) {
    for (let j = 0; j <= got.length; j += 1) {
      if (i === 0 && j === 0) continue;
      const ways = [at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + 1];
      for (let a = 1; a <= maxJoined; a += 1) {
        for (let b = 1; b <= maxJoined; b += 1) {
          if ((a > 1 && b > 1) || a > i || b > j) continue;
          if (soundAlike(said.slice(i - a, i), got.slice(j - b, j))) ways.push(at(i - a, j - b));
        }
      }
      const row = costs[i];
      if (row) row[j] = Math.min(...ways);
    }
  }
  return at(said.length, got.length);
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
