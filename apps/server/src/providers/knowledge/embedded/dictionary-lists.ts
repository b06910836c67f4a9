/** Lists that a dictionary can fill: kinds of a thing, famous ones, parts of it. */
import { capitalize, pluralOfName, withArticle } from '@reelwright/english';

import { dictionaryFacts } from './dictionary-facts.ts';
import { isForScholars, nameOf } from './dictionary-names.ts';
import type { Meaning, WordNet } from './wordnet.ts';

export type ListSort = 'kinds' | 'examples' | 'parts';

export interface DictionaryList {
  readonly sort: ListSort;
  readonly of: Meaning;
  /** What the list is about, as the dictionary calls it: 'guitar'. */
  readonly noun: string;
  readonly items: readonly Meaning[];
}

const fewest = 4;
const most = 20;
/** Only its usual meanings: nobody who says dog means a frump. */
const meaningsTried = 3;
const deepest = 3;
/** What the dictionary says of single towns, bridges and mountains is often out of date; people of the past stay. */
const people = 18;

/** Everything that can be listed about a word. */
export function dictionaryLists(wordnet: WordNet, word: string): readonly DictionaryList[] {
  const lists = listsByWord.get(wordnet) ?? new Map<string, readonly DictionaryList[]>();
  listsByWord.set(wordnet, lists);
  const found = lists.get(word) ?? makeLists(wordnet, word);
  // Every item of a list is asked about, one after the other; older lists are made again when needed.
  if (lists.size >= maxKept) lists.clear();
  lists.set(word, found);
  return found;
}

const maxKept = 100;
/** They go with the dictionary. */
const listsByWord = new WeakMap<WordNet, Map<string, readonly DictionaryList[]>>();

function makeLists(wordnet: WordNet, word: string): readonly DictionaryList[] {
  const meanings = wordnet.meanings(word).slice(0, meaningsTried);
  const lists: DictionaryList[] = [];
  // Java is an island before it is a word for coffee.
  if (meanings[0] !== undefined && wordnet.isInstance(meanings[0])) return [];
  for (const meaning of meanings) {
    if (!isListable(wordnet, meaning)) continue;
    for (const sort of ['examples', 'kinds', 'parts'] as const) {
      if (lists.some((list) => list.sort === sort)) continue;
      const items = itemsOf(wordnet, meaning, sort);
      const noun = usedName(wordnet, meaning, word);
      if (items.length >= fewest) lists.push({ sort, of: meaning, noun, items });
    }
    // A word's first meaning that can be listed is what people mean; others would mix things up.
    if (lists.length > 0) break;
  }
  return lists;
}

/** The ideas of a list, as titles. */
export function dictionaryIdeas({ sort, noun, items }: DictionaryList): readonly string[] {
  const count = Math.min(10, items.length);
  switch (sort) {
    case 'kinds':
      return [
        `Top ${count} kinds of ${noun}`,
        `${count} kinds of ${noun} and what sets them apart`,
      ];
    case 'examples':
      return [`Top ${count} ${pluralOfName(noun)}`, `${count} ${pluralOfName(noun)} worth knowing`];
    default:
      return [`${count} parts of ${withArticle(noun)} that you should know`];
  }
}

function itemsOf(wordnet: WordNet, meaning: Meaning, sort: ListSort): readonly Meaning[] {
  const found = sort === 'parts' ? partsOf(wordnet, meaning) : below(wordnet, meaning, sort);
  const noun = nameOf(wordnet, meaning).toLowerCase();
  const names = new Set<string>([noun]);
  const ranked = found
    .map(({ item, depth }) => ({ item, score: scoreOf(wordnet, item, depth) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  const chosen: Meaning[] = [];
  const thin: Meaning[] = [];
  for (const { item } of ranked) {
    const name = nameOf(wordnet, item).toLowerCase();
    if (names.has(name) || (sort === 'parts' && name.includes(noun))) continue;
    const facts = dictionaryFacts(wordnet, item).length;
    if (facts === 0 || /^(?:wo)?man's /.test(name)) continue;
    names.add(name);
    (facts > 1 || sort === 'parts' ? chosen : thin).push(item);
    if (chosen.length === most) break;
  }
  // Items that only one sentence is known about help a short list out.
  return chosen.length >= 10 || sort === 'examples' ? chosen : [...chosen, ...thin].slice(0, 10);
}

interface Found {
  readonly item: Meaning;
  readonly depth: number;
}

/** What is below a meaning: its kinds, or the single things among them. */
function below(wordnet: WordNet, meaning: Meaning, sort: 'kinds' | 'examples'): readonly Found[] {
  const found: Found[] = [];
  const seen = new Set([meaning]);
  let level: readonly Meaning[] = [meaning];
  for (let depth = 1; depth <= deepest && found.length < 400; depth++) {
    const next = level.flatMap((each) => wordnet.children(each)).filter((each) => !seen.has(each));
    for (const item of next) {
      seen.add(item);
      const isExample = wordnet.isInstance(item);
      if (isExample && wordnet.kind(item) !== people) continue;
      if (isExample === (sort === 'examples')) found.push({ item, depth });
    }
    level = next;
    // Kinds of kinds only where there are too few kinds.
    if (sort === 'kinds' && found.length >= 12) break;
  }
  return found;
}

function partsOf(wordnet: WordNet, meaning: Meaning): readonly Found[] {
  return wordnet.parts(meaning).map((item) => ({ item, depth: 1 }));
}

/** The better known and the closer, the earlier; nothing that nobody can say. */
function scoreOf(wordnet: WordNet, item: Meaning, depth: number): number {
  const name = nameOf(wordnet, item);
  const senses = wordnet.senses(item);
  const sense = senses.find(({ word }) => word === name);
  if (!sense || name.length > 30 || isForScholars(wordnet, item)) return 0;
  const met = Math.log2(1 + senses.reduce((sum, { count }) => sum + count, 0));
  const known = senses.some((each) => each.known);
  const usual = sense.sense <= 2 ? 1 : 0;
  const explained = Math.min(wordnet.explanation(item).length, 200) / 100;
  return (known ? 6 : 2) + met + usual + explained + wordnet.children(item).length * 0.05 - depth;
}

/** Fields of meaning whose kinds can be shown and told: things, beings, places, food, arts. */
const listable = new Set([4, 5, 6, 8, 10, 11, 13, 14, 15, 17, 18, 19, 20, 27]);

function isListable(wordnet: WordNet, meaning: Meaning): boolean {
  return listable.has(wordnet.kind(meaning)) && !wordnet.isInstance(meaning);
}

/** As it was asked for, if that is one of its names. */
function usedName(wordnet: WordNet, meaning: Meaning, asked: string): string {
  const wanted = asked.trim().toLowerCase();
  const same = wordnet.senses(meaning).find(({ word }) => word.toLowerCase() === wanted);
  return same?.word ?? nameOf(wordnet, meaning);
}

export function itemNames(wordnet: WordNet, list: DictionaryList): readonly string[] {
  return list.items.map((item) => capitalize(nameOf(wordnet, item)));
}
