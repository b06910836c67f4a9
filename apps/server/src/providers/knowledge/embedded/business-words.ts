/** What tells a business from other words: its kinds, by every name we know, and places. */
import { isPluralWord, singular } from '@reelwright/english';
import type { ReadyOffer } from '@reelwright/wizards/affiliate';
import type { Trade } from '../../../knowledge-files/parse-trades.ts';
import type { BusinessWords } from './find-own-business.ts';
import { keywordKey, type TopicShelf } from './topic-shelf.ts';
import type { WordNet } from './wordnet.ts';
import { plainWords } from './words.ts';

/** WordNet's numbers of persons, animals and places. */
const somebody: ReadonlySet<number> = new Set([5, 14, 18]);
const places = 15;
const mostKindWords = 4;

interface Known {
  readonly shelf: TopicShelf;
  readonly wordnet: WordNet;
  readonly offers: readonly ReadyOffer[];
  readonly trades: readonly Trade[];
}

export function businessWords({ shelf, wordnet, offers, trades }: Known): BusinessWords {
  const kinds = kindNames(shelf, offers, trades);
  const online = new Set(
    offers.flatMap(({ kind, keyword, otherNames = [] }) =>
      kind === undefined || kind === 'local business' || kind === 'professional service'
        ? []
        : [keyword, ...otherNames].map(keywordKey),
    ),
  );
  const meanings = (word: string) => wordnet.meanings(word.toLowerCase());
  const isTown = (meaning: number) =>
    wordnet.kind(meaning) === places && wordnet.isInstance(meaning);
  const isOurPlace = (name: string) =>
    shelf.meaningsOf(name).some(({ kinds: all = [] }) => all.some((kind) => ourPlaces.has(kind)));
  return {
    kindCalled: (name) => {
      const last = plainWords(name).at(-1) ?? '';
      const isMany = isPluralWord(last) && singular(last) !== last;
      const found = kinds.get(keywordKey(name));
      // Bakeries are no bakery; art classes are a business.
      return found && isMany && !isPluralWord(plainWords(found).at(-1) ?? '') ? undefined : found;
    },
    isOwnersAlone: (kind) => online.has(keywordKey(kind)),
    isPlace: (name) => isOurPlace(name) || meanings(name).some(isTown),
    isOnlyPlace: (name) => {
      const all = meanings(name);
      return all.length > 0 ? all.every(isTown) : isOurPlace(name);
    },
    isWord: (word) => {
      const [plain = ''] = plainWords(word.replace(/['’]s?$/, ''));
      // Luna and Harvard are names of somebody or something else already.
      const [usual] = meanings(plain);
      if (usual !== undefined) return !wordnet.isInstance(usual);
      return wordnet.formOf(plain) !== undefined || shelf.isSaid(plain);
    },
    isSomebody: (word) =>
      [word, singular(word)].some((form) => {
        const [usual] = meanings(form);
        return (
          usual !== undefined && somebody.has(wordnet.kind(usual)) && !wordnet.isInstance(usual)
        );
      }),
    isTopic: (words) => {
      const title = shelf.topicOf(words)?.title;
      return title !== undefined && keywordKey(title) === keywordKey(words);
    },
  };
}

const ourPlaces: ReadonlySet<string> = new Set(['place', 'country']);

function kindNames(
  shelf: TopicShelf,
  offers: readonly ReadyOffer[],
  trades: readonly Trade[],
): ReadonlyMap<string, string> {
  const ofOffers = offers.flatMap(({ kind, keyword, otherNames = [] }) =>
    kind === undefined ? [] : [keyword, ...otherNames],
  );
  const ofThings = shelf
    .thingsOfKind('local business')
    .flatMap(({ title, keywords }) => [lowered(title), ...keywords]);
  const all = [...trades.flatMap((trade) => trade.kinds), ...ofOffers, ...ofThings];
  const found = new Map<string, string>();
  for (const name of all) {
    const key = keywordKey(name);
    const isMany = isPluralWord(plainWords(name).at(-1) ?? '');
    const had = found.get(key);
    // In singular, where it has one.
    if (had !== undefined && (isMany || !isPluralWord(plainWords(had).at(-1) ?? ''))) continue;
    if (plainWords(name).length <= mostKindWords) found.set(key, name);
  }
  return found;
}

/** 'Hair salon' as it is written inside of a sentence; 'DJ' stays. */
function lowered(title: string): string {
  return /^\p{Lu}\p{Ll}/u.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;
}
