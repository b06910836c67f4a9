import { isPluralPhrase, singular } from '@reelwright/english';
import type { WiderTopic } from '../knowledge-port.ts';
import { comparedNames } from './compare-things.ts';
import { contentWords, leftOutOf } from './left-out.ts';
import { isAnnouncing } from './list-nouns.ts';
import { narrowedIdea } from './narrowed-list.ts';
import { isNarrowerThan } from './narrower-keyword.ts';
import { isPraise } from './qualifiers.ts';
import { splitPlace } from './split-place.ts';
import type { ShelfPack } from './thing-pack.ts';
import type { TopicShelf } from './topic-shelf.ts';
import { understandKeyword } from './understand-keyword.ts';
import type { WordNet } from './wordnet.ts';
import { plainWords } from './words.ts';

interface Known {
  readonly shelf: TopicShelf;
  readonly wordnet: WordNet;
  /** What lies near in meaning, the nearest first. */
  readonly near: (
    text: string,
  ) => Promise<readonly { readonly title: string; readonly likeness: number }[]>;
}

/** A neighbour in meaning whose name the wish holds: tiny houses, of "tiny house interior design". */
const leastLikeness = 0.5;

/**
 * What a film can tell of instead, where nothing is known of the very keyword: of movies for "70s movies", of home buying for
 * "renting or buying a house". Who asks how something is done wants no film of who does it.
 */
export async function widerTopicOf(
  { shelf, wordnet, near }: Known,
  keyword: string,
): Promise<WiderTopic | undefined> {
  const { pack, wider = [] } = understandKeyword(shelf, wordnet, keyword);
  if (pack || /^(?:how|why|when|where|what|who|can|should|is|are|do|does)\b/i.test(keyword.trim()))
    return undefined;
  const compared = (comparedNames(keyword) ?? []).flatMap(
    (name) => understandKeyword(shelf, wordnet, name).pack ?? [],
  );
  const packsFor = (wish: string) => {
    const meant = understandKeyword(shelf, wordnet, wish);
    return meant.pack ?? meant.wider?.map((each) => each.pack) ?? [];
  };
  const elsewhere = withoutPlace(keyword, wordnet).flatMap(packsFor);
  const ofPlainer = plainerWishes(keyword).flatMap(packsFor);
  const guess = guessed(shelf, keyword);
  const named = namedAmong(await near(keyword), keyword);
  const candidates = [
    ...ofKindAbove(shelf, wordnet, keyword),
    ...elsewhere,
    ...wider.map((each) => each.pack),
    ...compared,
    ...ofPlainer,
    ...(named === undefined ? [] : [shelf.topicOf(named) ?? []].flat()),
  ];
  // Of several, the one that says most of what was asked for.
  const [first] =
    guess.packs.length > 0
      ? guess.packs
      : candidates.toSorted(
          (a, b) => countMissed(keyword, a, wordnet) - countMissed(keyword, b, wordnet),
        );
  if (!first) return undefined;
  const leftOut = leftOutOf(keyword, [
    ...toldBy(first, keyword, wordnet),
    ...guess.said,
    listIdea(shelf, first),
  ]);
  const narrowed = leftOut === undefined ? undefined : narrowedIdea(shelf, first, leftOut);
  return { name: first.title, ...(leftOut && { leftOut }), ...(narrowed && { narrowed }) };
}

const listIdea = (shelf: TopicShelf, pack: ShelfPack) => shelf.listsOf(pack)[0]?.list.idea ?? '';

/** Its title, and by which of its other names it was asked for. */
function toldBy(pack: ShelfPack, keyword: string, wordnet: WordNet): readonly string[] {
  const { title, keywords } = pack;
  const asked = ` ${plainWords(keyword).map(singular).join(' ')} `;
  const isAsked = (name: string) => asked.includes(` ${plainWords(name).map(singular).join(' ')} `);
  // Coffee is also found by "espresso", and is not called so.
  return [
    title,
    ...keywords.filter((name) => isAsked(name) && !isNarrowerThan(pack, name, wordnet)),
  ];
}

/** Words that it does not say; what a wish is about stands before "for" or "with". */
function countMissed(keyword: string, pack: ShelfPack, wordnet: WordNet): number {
  const told = toldBy(pack, keyword, wordnet);
  const missed = (text: string) => contentWords(leftOutOf(text, told) ?? '').length;
  const [head = ''] = keyword.split(aside);
  return head === keyword ? missed(keyword) : missed(head) * muchMore + missed(keyword);
}
const muchMore = 10;
const aside = /\s(?:about|for|from|in|near|on|that|to|which|who|with|without)\s/i;

/** Who guesses a country by its flag is asked about flags. */
function guessed(
  shelf: TopicShelf,
  keyword: string,
): { readonly packs: readonly ShelfPack[]; readonly said: readonly string[] } {
  const [, what, by] =
    /^(?:guess|name|identify|recognize) (?:the |a |an )?(.+?) (?:by|from|with only) (?:its |their |his |her |the )?(.+?)(?: quiz)?$/i.exec(
      keyword.trim(),
    ) ?? [];
  const packsOf = (name: string) => [shelf.topicOf(name) ?? []].flat();
  if (what === undefined || by === undefined) return { packs: [], said: [] };
  // Flags are many, as countries are; sound is something of its own.
  const shown = [
    ...packsOf(`${what} ${by}`),
    ...packsOf(by).filter(({ title }) => isPluralPhrase(title)),
  ];
  return shown.length > 0 ? { packs: shown, said: [what] } : { packs: packsOf(what), said: [] };
}

/** The one of which the wish says most words. */
function namedAmong(near: Awaited<ReturnType<Known['near']>>, keyword: string): string | undefined {
  const said = new Set(plainWords(keyword).map(singular));
  const named = near.filter(
    ({ title, likeness }) =>
      likeness >= leastLikeness && plainWords(title).every((word) => said.has(singular(word))),
  );
  return named.toSorted((a, b) => plainWords(b.title).length - plainWords(a.title).length)[0]
    ?.title;
}

/**
 * A lunch is a meal: of vegetarian lunches we know vegetarian meals. Only what the usual meaning is one of, and no kind of
 * everything.
 */
function ofKindAbove(shelf: TopicShelf, wordnet: WordNet, keyword: string): readonly ShelfPack[] {
  const [head = ''] = keyword.split(aside);
  const words = plainWords(head).filter((word) => !isAnnouncing(word) && !isPraise(word));
  const [meant] = wordnet.meanings(words.at(-1) ?? '');
  if (words.length < 2 || meant === undefined) return [];
  const above = wordnet.parents(meant);
  const names = [...above, ...above.flatMap((kind) => wordnet.parents(kind))]
    .flatMap((kind) => wordnet.senses(kind))
    .map(({ word }) => word.toLowerCase());
  for (let from = 0; from < words.length - 1; from++) {
    const said = words.slice(from, -1).join(' ');
    const found = names.flatMap((name) => shelf.topicOf(`${said} ${name}`) ?? []);
    if (found.length > 0) return found.slice(0, 1);
  }
  return [];
}

/** Where somebody looks for it: a plumber is one in Leeds, too. */
function withoutPlace(keyword: string, wordnet: WordNet): readonly string[] {
  const isTown = (meaning: number) =>
    wordnet.kind(meaning) === places && wordnet.isInstance(meaning);
  const townsOf = (name: string) => wordnet.meanings(name.toLowerCase());
  const isPlace = (name: string) => {
    const meanings = townsOf(name);
    if (/^\p{Lu}/u.test(name)) return meanings.some(isTown);
    return meanings.length > 0 && meanings.every(isTown);
  };
  const { body, place } = splitPlace(keyword.trim(), { isPlace, isOnlyPlace: isPlace }, false);
  return place === undefined ? [] : [body];
}
/** WordNet's number of places. */
const places = 15;

/** Who something happens to, and what of some years is asked for: landlords, and pop music of the nineties. */
function plainerWishes(keyword: string): readonly string[] {
  const wish = keyword
    .trim()
    .replace(/\s(?:quiz|trivia)$/i, '')
    .replace(/^(?:the )?(?:top )?\d{1,3} /i, '');
  const decade = /^(?:the )?(?:19|20)?\d0s\s(.+)$/i.exec(wish)?.[1];
  const whose =
    /^(?:mistakes|habits|lies|secrets)\s(?:that )?(?:(?:first-time|new|young|beginner|most|many)\s)?(.+)\s(?:make|have|tell|keep)$/i.exec(
      wish,
    )?.[1];
  // What new gardeners do wrong is told of gardening.
  const [, noun] = /^(\S+) /.exec(wish) ?? [];
  const done = whose && /ers$/.test(whose) ? `${whose.replace(/ers$/, 'ing')} ${noun}` : undefined;
  return [decade, done, whose].filter((each) => each !== undefined);
}
