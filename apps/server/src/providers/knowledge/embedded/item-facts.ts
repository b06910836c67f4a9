import { guessList } from '@reelwright/wizards';
import type { ItemQuestion } from '../knowledge-port.ts';
import { dictionaryFacts } from './dictionary-facts.ts';
import { findDictionaryList } from './dictionary-idea.ts';
import { itemNames } from './dictionary-lists.ts';
import { findTopicIn } from './find-list.ts';
import type { TopicShelf } from './topic-shelf.ts';
import type { Meaning, WordNet } from './wordnet.ts';

/** What we know about an item: the facts of our topics, or else those of the dictionary. */
export function itemFacts(
  shelf: TopicShelf,
  wordnet: WordNet,
  { term, keyword, unit }: ItemQuestion,
): readonly string[] {
  const ours = listedFacts(shelf, term, keyword) ?? topicFacts(shelf, term, `${keyword} ${unit}`);
  // A dictionary's definition after what people wrote is heard as a stranger's.
  if (ours.length > 0) return ours;
  const listed = itemOfList(wordnet, term, keyword);
  const meanings = listed === undefined ? meaningsOf(wordnet, term, keyword, unit) : [listed];
  const [facts = []] = meanings
    .map((meaning) => dictionaryFacts(wordnet, meaning))
    .filter((each) => each.length > 0);
  return facts;
}

/** The very item, where its list is one of the dictionary's own. */
function itemOfList(wordnet: WordNet, term: string, idea: string): Meaning | undefined {
  const list = findDictionaryList(wordnet, idea);
  const at = list ? itemNames(wordnet, list).map(nameKey).indexOf(nameKey(term)) : -1;
  return list?.items[at];
}

/** What the very list says that the item stands in. */
function listedFacts(shelf: TopicShelf, term: string, idea: string): readonly string[] | undefined {
  const items = shelf.listOfIdea(idea)?.list.items ?? [];
  return items.find(({ name }) => nameKey(name) === nameKey(term))?.facts;
}

function topicFacts(shelf: TopicShelf, term: string, about: string): readonly string[] {
  const wanted = nameKey(term);
  // What is told of things of a kind is told of the thing itself.
  const written = shelf.lists.filter(({ pack }) => !pack.isOfKind);
  const found = written.flatMap(({ pack, list }) =>
    list.items.filter(({ name }) => nameKey(name) === wanted).map(({ facts }) => ({ pack, facts })),
  );
  const topic = findTopicIn(shelf, about)?.pack;
  const own = found.filter(({ pack }) => pack === topic);
  if (own.length > 0) return own.flatMap(({ facts }) => facts);
  // Mercury is a planet and a metal: without the topic, only one of a kind is sure.
  const packs = new Set(found.map(({ pack }) => pack));
  return packs.size === 1 ? found.flatMap(({ facts }) => facts) : [];
}

const nameKey = (name: string) => name.trim().toLowerCase().replace(/^the /, '');
/** Units that say nothing about what an item is. */
const general = new Set(['', 'item', 'items', 'thing', 'idea', 'place', 'fact', 'tip', 'example']);

/** The meanings of a term that fit what it is said to be one of. A term that fits nothing is not known. */
function meaningsOf(
  wordnet: WordNet,
  term: string,
  keyword: string,
  unit: string,
): readonly Meaning[] {
  const meanings = wordnet.meanings(term);
  const hints = [unit, guessList(keyword).unit ?? '', keyword]
    .map((text) =>
      text
        .trim()
        .toLowerCase()
        .replace(/^(?:kind|type|sort|breed|part)s? of (?:an? )?/, ''),
    )
    .filter((text) => !general.has(text));
  const wanted = hints.flatMap((text) => wordnet.meanings(text));
  if (wanted.length > 0) {
    const above = new Set(wanted);
    const fitting = meanings.filter((meaning) => isBelow(wordnet, meaning, above));
    return fitting.length > 0
      ? fitting
      : meanings.filter((meaning) => isPartOf(wordnet, meaning, wanted));
  }
  // Words of several meanings are too risky without knowing which one is meant.
  return meanings.length === 1 || hints.length === 0 ? meanings.slice(0, 1) : [];
}

function isBelow(wordnet: WordNet, meaning: Meaning, above: ReadonlySet<Meaning>): boolean {
  let level: readonly Meaning[] = [meaning];
  for (let depth = 0; depth < 12 && level.length > 0; depth++) {
    if (level.some((each) => above.has(each))) return true;
    level = level.flatMap((each) => wordnet.parents(each));
  }
  return false;
}

function isPartOf(wordnet: WordNet, meaning: Meaning, wholes: readonly Meaning[]): boolean {
  return wholes.some((whole) => wordnet.parts(whole).includes(meaning));
}
