import type { TopicShelf } from './topic-shelf.ts';
import type { WordNet } from './wordnet.ts';
import { plainWords } from './words.ts';

const most = 10;

/** How a keyword that somebody is typing may go on: topics of ours first, then what the dictionary knows. */
export function completions(
  shelf: TopicShelf,
  wordnet: WordNet,
  text: string,
  maxWords: number,
): readonly string[] {
  const typed = plainWords(text).join(' ') + (/\s$/.test(text) ? ' ' : '');
  if (typed.trim().length < 2) return [];
  const fits = (name: string) => name.startsWith(typed) && name.split(' ').length <= maxWords;
  const topics = shelf.packs.flatMap(({ title, keywords }) => [title.toLowerCase(), ...keywords]);
  // What is nearly typed out comes first: 'cat' before 'cathedral'.
  const known = [...new Set(topics.filter(fits))].sort(
    (a, b) => a.split(' ').length - b.split(' ').length || a.length - b.length,
  );
  const found = [...withoutPlurals(known)];
  if (found.length >= most) return found.slice(0, most);
  const words = [...wordnet.wordsFrom(typed)]
    .filter((word) => fits(word) && /^[a-z][a-z -]+$/.test(word))
    .map((word) => ({ word, weight: weightOf(wordnet, word) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.word.length - b.word.length);
  return withoutPlurals([...found, ...words.map(({ word }) => word)]).slice(0, most);
}

/** The singular is enough. */
function withoutPlurals(names: readonly string[]): readonly string[] {
  const all = new Set(names);
  return [...all].filter((name) => !(name.endsWith('s') && all.has(name.slice(0, -1))));
}

/** Words that people use, for things that lists are made about. */
function weightOf(wordnet: WordNet, word: string): number {
  const [meaning] = wordnet.meanings(word);
  if (meaning === undefined || wordnet.isInstance(meaning)) return 0;
  const sense = wordnet.senses(meaning).find((each) => each.word.toLowerCase() === word);
  if (!sense?.known || wordnet.isRarelyNoun(word)) return 0;
  const things = [5, 6, 13, 15, 17, 20, 4, 10, 18, 8].includes(wordnet.kind(meaning)) ? 1 : 0;
  return (
    Math.log2(1 + wordnet.frequency(word)) +
    things +
    Math.min(wordnet.children(meaning).length, 20) / 10
  );
}
