import type { TopicShelf } from './topic-shelf.ts';
import type { WordNet } from './wordnet.ts';

/** Whether two words differ by at most so many letters added, left out, changed or swapped. */
export function isMisspelling(typed: string, word: string, most: number): boolean {
  return wrongLetters(typed, word, most) <= most;
}

/** How many letters were added, left out, changed or swapped; more than `most` is not counted further. */
function wrongLetters(typed: string, word: string, most: number): number {
  if (Math.abs(typed.length - word.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let i = 1; i <= typed.length; i++) {
    const next = [i];
    for (let j = 1; j <= word.length; j++) {
      const same = typed[i - 1] === word[j - 1];
      let cost = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1];
      if (i > 1 && j > 1 && swapped) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next.push(cost);
    }
    if (Math.min(...next) > most) return most + 1;
    before = row;
    row = next;
  }
  return row[word.length] ?? most + 1;
}

/** How many wrong letters a word of that length may have and still be recognised. */
export function maxWrongLetters(word: string): number {
  if (word.length < 5) return 0;
  return word.length < 8 ? 1 : 2;
}

/** What somebody meant to type: one of our names as a whole, else word by word; undefined where all is right or lost. */
export function correctSpelling(
  shelf: TopicShelf,
  wordnet: WordNet,
  typed: readonly string[],
): readonly string[] | undefined {
  const whole = nearestOf(typed.join(' '), shelf.names);
  if (whole !== undefined) return whole.split(' ');
  const words = typed.map((word) => correctWord(shelf, wordnet, word, typed.length === 1));
  return words.some((word, at) => word !== typed[at]) ? words : undefined;
}

/** All of the dictionary is looked through only for a word that stands alone: that takes a while. */
function correctWord(shelf: TopicShelf, wordnet: WordNet, word: string, isAlone: boolean): string {
  if (shelf.words.has(word) || wordnet.formOf(word) !== undefined) return word;
  const ours = nearestOf(word, shelf.words);
  if (ours !== undefined) return ours;
  return (isAlone ? commonestNear(wordnet, word) : undefined) ?? word;
}

/** Words that were never met are more likely to be another mistake than what was meant. */
function commonestNear(wordnet: WordNet, typed: string): string | undefined {
  const most = maxWrongLetters(typed);
  if (most === 0) return undefined;
  let commonest: string | undefined;
  let count = 0;
  for (const word of wordnet.words()) {
    if (!mayBeMeant(typed, word, most)) continue;
    const often = wordnet.frequency(word);
    if (often > count && isMisspelling(typed, word, most)) {
      commonest = word;
      count = often;
    }
  }
  return commonest;
}

/** People get the first letter right. */
function mayBeMeant(typed: string, word: string, most: number): boolean {
  return word[0] === typed[0] && Math.abs(word.length - typed.length) <= most;
}

interface SpelledName {
  readonly name: string;
  /** Which letters it has, a bit each. */
  readonly letters: number;
}

const byFirstLetter = new WeakMap<ReadonlySet<string>, ReadonlyMap<string, SpelledName[]>>();

/** Names in the order they were written, put together by their first letter once. */
function beginningWith(letter: string, names: ReadonlySet<string>): readonly SpelledName[] {
  const known =
    byFirstLetter.get(names) ??
    Map.groupBy(
      [...names].map((name) => ({ name, letters: lettersOf(name) })),
      ({ name }) => name[0] ?? '',
    );
  byFirstLetter.set(names, known);
  return known.get(letter) ?? [];
}

function lettersOf(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at++) letters |= 1 << (text.charCodeAt(at) % 31);
  return letters;
}

/** One wrong letter makes two words differ in two letters at most: others need not be compared in full. */
function differ(one: number, other: number): number {
  let count = 0;
  for (let bits = one ^ other; bits !== 0; bits &= bits - 1) count++;
  return count;
}

/** In a name of as many words, each has to be near enough by itself: SAT tips are no SEO tips. */
function areWordsMeant(typed: string, name: string): boolean {
  const [typedWords, words] = [typed.split(' '), name.split(' ')];
  if (typedWords.length !== words.length || words.length === 1) return true;
  return typedWords.every((word, at) =>
    isMisspelling(word, words[at] ?? '', maxWrongLetters(word)),
  );
}

/** The one with the fewest wrong letters. */
function nearestOf(typed: string, names: ReadonlySet<string>): string | undefined {
  let fewest = maxWrongLetters(typed) + 1;
  let nearest: string | undefined;
  const typedLetters = lettersOf(typed);
  for (const { name, letters } of beginningWith(typed[0] ?? '', names)) {
    if (fewest <= 1) break;
    if (!mayBeMeant(typed, name, fewest - 1)) continue;
    if (differ(typedLetters, letters) > 2 * (fewest - 1)) continue;
    const wrong = wrongLetters(typed, name, fewest - 1);
    if (wrong < fewest && areWordsMeant(typed, name)) {
      fewest = wrong;
      nearest = name;
    }
  }
  return nearest;
}
