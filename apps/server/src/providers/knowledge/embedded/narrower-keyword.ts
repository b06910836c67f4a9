/**
 * Topics are found by many words, also by what is only one of the things they tell of: mozzarella by cheese, sports cars by
 * cars. Their lists are not about it, so whoever asks is asked.
 */
import { singular } from '@reelwright/english';
import { isAboutTopic, isAnnouncing } from './list-nouns.ts';
import { isPraise } from './qualifiers.ts';
import { isThing, type ShelfPack } from './thing-pack.ts';
import type { Meaning, WordNet } from './wordnet.ts';
import { plainWords } from './words.ts';

/** "A sports car is a car" is one step up. */
const mostSteps = 3;
/** What people mean with a word first. */
const usualMeanings = 2;

export function isNarrowerThan(pack: ShelfPack, keyword: string, wordnet: WordNet): boolean {
  // What a thing is also called is the thing.
  if (isThing(pack) || pack.isOfKind) return false;
  const key = keyOf(keyword);
  const titles = [pack.title, pack.id.replaceAll('-', ' ')].map(keyOf);
  if (titles.includes(key)) return false;
  const known = wordsOfPack(pack);
  const words = key
    .split(' ')
    .map(singular)
    .filter((word) => !isAnnouncing(word) && !isPraise(word));
  if (words.every((word) => known.has(word))) return false;
  return isListed(pack, key) || isKindOf(wordnet, key, titles) || isHeadOf(titles, words, known);
}

/** The words of its title, and of what its lists are called. */
function wordsOfPack({ title, id, lists }: ShelfPack): ReadonlySet<string> {
  const texts = [
    title,
    id.replaceAll('-', ' '),
    ...lists.flatMap(({ idea, unit }) => [idea, unit]),
  ];
  return new Set(texts.flatMap(plainWords).map(singular));
}

function isListed({ lists }: ShelfPack, key: string): boolean {
  return lists.some(
    ({ unit, category, items }) =>
      category === 'top' && !isAboutTopic(unit) && items.some(({ name }) => keyOf(name) === key),
  );
}

/** Whether the dictionary says that it is one of these: a waltz is a dance. */
function isKindOf(wordnet: WordNet, key: string, titles: readonly string[]): boolean {
  const usual = (text: string) => wordnet.meanings(text).slice(0, usualMeanings);
  const topics = new Set(titles.flatMap(usual));
  let level: readonly Meaning[] = usual(key).slice(0, 1);
  if (level.some((meaning) => topics.has(meaning))) return false;
  for (let step = 0; step < mostSteps; step++) {
    level = level.flatMap((meaning) => wordnet.parents(meaning));
    if (level.some((meaning) => topics.has(meaning))) return true;
  }
  return false;
}

/** 'sports car' for cars, 'baby names' for babies: the topic's own name, with a word that makes it something else. */
function isHeadOf(
  titles: readonly string[],
  words: readonly string[],
  known: ReadonlySet<string>,
): boolean {
  const last = words.at(-1) ?? '';
  const first = words[0] ?? '';
  const others = words.filter((word) => !known.has(word) && !isAboutTopic(word));
  return (titles.includes(last) || titles.includes(first)) && others.length > 0;
}

function keyOf(text: string): string {
  return plainWords(text)
    .filter((word, at) => !(at === 0 && word === 'the'))
    .map((word, at, all) => (at === all.length - 1 ? singular(word) : word))
    .join(' ');
}
