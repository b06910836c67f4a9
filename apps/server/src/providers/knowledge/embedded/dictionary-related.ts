import { dictionaryLists } from './dictionary-lists.ts';
import { nameOf, otherNames } from './dictionary-names.ts';
import type { WordNet } from './wordnet.ts';

const most = 12;

/** Words around a word: its other names, kinds and parts, and what it is itself a kind of. */
export function relatedWords(wordnet: WordNet, word: string): readonly string[] {
  const [meaning] = wordnet.meanings(word);
  if (meaning === undefined) return [];
  const listed = dictionaryLists(wordnet, word).flatMap(({ items }) => items.slice(0, 6));
  const around = [...listed, ...wordnet.parts(meaning), ...wordnet.parents(meaning)]
    .filter((each) => wordnet.kind(each) !== 3)
    .filter((each) => wordnet.senses(each).some(({ known }) => known))
    .map((each) => nameOf(wordnet, each));
  const names = [...otherNames(wordnet, meaning), ...around];
  return [...new Set(names.map((name) => name.toLowerCase()))]
    .filter((name) => name !== word.toLowerCase())
    .slice(0, most);
}
