/** "Dog or cat": two things of which we know how they do in the same checks are a comparison. */
import { singular } from '@reelwright/english';
import type { ReadyComparison } from '@reelwright/wizards/comparison';
import { isPraise } from './qualifiers.ts';
import { withoutAsking, withoutSearchWords } from './search-words.ts';
import { sideBySide } from './side-by-side.ts';
import type { ShelfPack } from './thing-pack.ts';
import type { TopicShelf } from './topic-shelf.ts';
import { understandKeyword } from './understand-keyword.ts';
import type { WordNet } from './wordnet.ts';
import { plainWords } from './words.ts';

const fewestChecks = 3;
const maxProducts = 4;
const betweenNames =
  /(?<!\s)\s+(?:or|vs\.?|v\.|versus|against|compared to|compared with)\s+|(?<!\s)\s*,\s*(?:or\s+)?/i;

/** The names in 'dog or cat', 'dogs vs cats', 'dog, cat or hamster'; undefined when there is only one. */
export function comparedNames(keyword: string): readonly string[] | undefined {
  const asked = withoutQuestion(keyword);
  const between =
    /^(?:the )?differences? between (.+) and (.+)$/i.exec(asked) ??
    /^(?:compar(?:e|ing)|(?:a )?comparison (?:of|between)|choos(?:e|ing) between|decid(?:e|ing) between) (.+) (?:and|with|to|&) (.+)$/i.exec(
      asked,
    ) ??
    /^(?:is |are )?(.+) better than (.+)$/i.exec(asked);
  const names = (between ? between.slice(1) : asked.split(betweenNames))
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return names.length > 1 ? names.slice(0, maxProducts) : undefined;
}

interface Compared {
  readonly shelf: TopicShelf;
  readonly wordnet: WordNet;
  readonly comparisons: readonly ReadyComparison[];
}

/** 'Which is better, a dog or a cat?' → 'dog or a cat'. */
function withoutQuestion(keyword: string): string {
  return withoutAsking(withoutSearchWords(keyword))
    .replace(/(?<![?!.\s])[?!.\s]+$/, '')
    .replace(
      /^(?:which|what)(?: one)?(?:'s| is| are) (?:better|best)( for [^:,]{1,40})[,:]\s(.+)$/i,
      '$2$1',
    )
    .replace(/,(?= for \S)/, '')
    .replace(/^(?:the )?(?:pros and cons|advantages(?: and disadvantages)?|benefits) of /i, '')
    .replace(/^(?:which|what)(?: one)?(?:'s| is| are) (?:better|best)[,:]?\s+/i, '')
    .replace(/^(?:should (?:i|you|we)|is it better to)\s+(?:get |buy |choose |have )?/i, '')
    .replace(
      /[,:]?(?<!\s)\s+(?:which|what)(?: one)?(?:'s| is| are) (?:better|best)( for .*)?$/i,
      '$1',
    )
    .replace(/(?<!\s)\s+(?:comparison|compared|buying guide|buyer'?s guide|reviews?)$/i, '')
    .replace(/\b(?:an?|the) (?=\S)/gi, '');
}

export interface FoundComparison {
  readonly comparison: ReadyComparison;
  /** What of the keyword it does not speak of: 'for beginners'. */
  readonly leftOut?: string;
}

/** One that people wrote down, in whatever order and number it is asked for, else one of things with the same checks. */
export function findComparison(known: Compared, keyword: string): FoundComparison | undefined {
  const { shelf, wordnet, comparisons } = known;
  const asked = withoutQuestion(keyword);
  const ready = writtenAs(comparisons, keyword) ?? writtenPair(comparisons, asked);
  if (ready) return { comparison: ready };
  const names = comparedNames(keyword);
  if (names) {
    // "Cat or dog for a small apartment" is cat or dog.
    const plain = withoutPurpose(asked);
    const leftOut = asked.slice(plain.length).trim();
    const ofPlain = plain === asked ? undefined : writtenPair(comparisons, plain);
    if (ofPlain) return { comparison: ofPlain, leftOut };
    const found = compareThings(shelf, wordnet, asked) ?? comparedDoings(comparisons, asked);
    if (found) return { comparison: found };
    const lessAsked = plain === asked ? undefined : findComparison(known, plain);
    if (lessAsked) return { ...lessAsked, leftOut };
    const told = toldSideBySide(shelf, wordnet, asked);
    return told ? { comparison: told } : comparisonOfTwo(known, names);
  }
  // "Best budget laptops for students" are laptops, and a tent is one of the tents.
  const { pack, wider } = understandKeyword(shelf, wordnet, asked);
  // Big cats are no cats that somebody praises.
  const plain = shelf.topicOf(asked) ? asked : withoutPraiseBefore(asked);
  const found =
    writtenPair(comparisons, asked.replace(/ (?:and|&) /i, ' or ')) ??
    kindsCompared(shelf, asked) ??
    (pack && !wider ? writtenAs(comparisons, pack.title) : undefined) ??
    writtenAs(comparisons, plain) ??
    choiceOf(comparisons, plain) ??
    kindsCompared(shelf, plain);
  return found && { comparison: found };
}

function writtenAs(
  comparisons: readonly ReadyComparison[],
  name: string,
): ReadyComparison | undefined {
  const keys = keysOf(name);
  const called = comparisons.filter((each) => keys.some((key) => namesOf(each).has(key)));
  // What bears the name itself is meant rather than what people only also call so.
  const isTitled = ({ topic }: ReadyComparison) => keysOf(topic).some((key) => keys.includes(key));
  return called.find(isTitled) ?? called[0];
}

/** By its names, or with the noun that both share said once, twice or not at all: electric cars or hybrid cars, electric or hybrid. */
function writtenPair(
  comparisons: readonly ReadyComparison[],
  asked: string,
): ReadyComparison | undefined {
  const ready = writtenAs(comparisons, asked);
  if (ready) return ready;
  const names = comparedNames(asked)?.map((name) => plainWords(name).map(singular));
  const [first, second] = names ?? [];
  if (names?.length !== 2 || !first || !second) return undefined;
  const nouns = new Set(
    [first, second].flatMap((words) => (words.length > 1 ? words.slice(-1) : [])),
  );
  for (const noun of nouns) {
    const [one, other] = [first, second].map((words) =>
      words.length > 1 && words.at(-1) === noun ? words.slice(0, -1) : words,
    );
    if (!one || !other) continue;
    const pairs = [
      [one, [...other, noun]],
      [[...one, noun], other],
      [
        [...one, noun],
        [...other, noun],
      ],
      [one, other],
    ].map((pair) => pair.map((words) => words.join(' ')).join(' or '));
    const found = pairs
      .flatMap((pair) => writtenAs(comparisons, pair) ?? [])
      // Electric bikes are compared with no hybrid cars.
      .find((comparison) => speaksOf(comparison, noun));
    if (found) return found;
  }
  return undefined;
}

function speaksOf(
  { topic, keywords = [], headline = '', products, features }: ReadyComparison,
  noun: string,
): boolean {
  const comments = features.flatMap((feature) => [feature.name, ...feature.comments]);
  const texts = [topic, ...keywords, headline, ...products.map(({ name }) => name), ...comments];
  return texts.some((text) => plainWords(text).map(singular).includes(noun));
}

/** Of three or more names, two of which a comparison is known. */
function comparisonOfTwo(known: Compared, names: readonly string[]): FoundComparison | undefined {
  if (names.length < 3) return undefined;
  for (const [at, one] of names.entries()) {
    for (const other of names.slice(at + 1)) {
      const found = findComparison(known, `${one} or ${other}`);
      const leftOut = names.filter((name) => name !== one && name !== other).join(', ');
      if (found) return { ...found, leftOut };
    }
  }
  return undefined;
}

/** What is said after the last name of all of them: for whom, where or when. */
function withoutPurpose(asked: string): string {
  return asked.replace(/ (?:as|for|to|in|on|at|when|while|during|under|with|without) [^,]+$/i, '');
}

/** "Renting vs buying a house" is "rent or buy": what is done is named by its verb. */
function comparedDoings(
  comparisons: readonly ReadyComparison[],
  asked: string,
): ReadyComparison | undefined {
  const verbs = comparedNames(asked)?.map((name) => /^([a-z]+)ing\b/i.exec(name)?.[1]);
  const key = verbs?.every(Boolean) ? verbs.sort().join('|').toLowerCase() : undefined;
  return comparisons.find((each) => key !== undefined && namesOf(each).has(key));
}

/** Suitcases are a choice where "hard or soft suitcase" was written: the noun that all of them are. */
function choiceOf(
  comparisons: readonly ReadyComparison[],
  asked: string,
): ReadyComparison | undefined {
  const noun = keyOf(plainWords(asked));
  if (noun === '') return undefined;
  return comparisons.find(({ topic }) => {
    const names = comparedNames(topic);
    const last = names?.at(-1);
    return (
      last !== undefined &&
      plainWords(last).length > 1 &&
      keyOf(plainWords(last)).endsWith(` ${noun}`)
    );
  });
}

/** "Dog breeds" are a choice between some of which the same was checked. */
function kindsCompared(shelf: TopicShelf, asked: string): ReadyComparison | undefined {
  const kind = keyOf(plainWords(asked));
  const [first, ...others] = shelf
    .thingsOfKind(kind)
    .filter(({ traits = [] }) => traits.length >= fewestChecks);
  if (!first) return undefined;
  const alike = others
    .filter((other) => sharedChecks([first, other]).length >= fewestChecks)
    .slice(0, kindsAtOnce - 1);
  return alike.length > 0 ? comparisonOf([first, ...alike]) : undefined;
}
const kindsAtOnce = 3;

function keyOf(words: readonly string[]): string {
  return words.map((word, at) => (at === words.length - 1 ? singular(word) : word)).join(' ');
}

/** 'best cheap suitcases' → 'suitcases' */
function withoutPraiseBefore(asked: string): string {
  const words = asked.split(' ');
  const from = words.findIndex((word) => !isPraise(word.toLowerCase()));
  return words.slice(Math.max(0, from)).join(' ');
}

const names = new WeakMap<ReadyComparison, ReadonlySet<string>>();

/** All that a comparison is called, as keys: worked out once. */
function namesOf(comparison: ReadyComparison): ReadonlySet<string> {
  const known = names.get(comparison);
  if (known) return known;
  const { topic, keywords = [] } = comparison;
  const keys = new Set([topic, ...keywords].flatMap(keysOf));
  names.set(comparison, keys);
  return keys;
}

function keysOf(name: string): readonly string[] {
  const pair = pairKey(name);
  return [plainWords(name).map(singular).join(' '), ...(pair === undefined ? [] : [pair])];
}

/** 'Tea vs coffees' and 'coffee or tea' are the same. */
function pairKey(keyword: string): string | undefined {
  const keys = comparedNames(keyword)?.map((name) => plainWords(name).map(singular).join(' '));
  return keys?.sort().join('|');
}

function compareThings(
  shelf: TopicShelf,
  wordnet: WordNet,
  keyword: string,
): ReadyComparison | undefined {
  // Python or Java are languages, python or cobra are snakes: the checks tell.
  const packs = meantBy(shelf, wordnet, keyword).toSorted(
    (a, b) => sharedChecks(b).length - sharedChecks(a).length,
  )[0];
  return packs && comparisonOf(packs);
}

/** Things that nobody held against the same checks. */
function toldSideBySide(
  shelf: TopicShelf,
  wordnet: WordNet,
  asked: string,
): ReadyComparison | undefined {
  const [packs] = meantBy(shelf, wordnet, asked)
    // A language and an island are never meant together.
    .filter((each) => sharedKinds(each).length > 0)
    .toSorted((a, b) => sharedKinds(b).length - sharedKinds(a).length);
  return packs && sideBySide(packs);
}

/** What the compared names may mean, in every combination. */
function meantBy(shelf: TopicShelf, wordnet: WordNet, keyword: string): ShelfPack[][] {
  const asked = comparedNames(keyword)?.map((name) => {
    const { pack, others = [] } = understandKeyword(shelf, wordnet, name);
    return pack ? [pack, ...others] : [];
  });
  if (!asked?.every((meanings) => meanings.length > 0)) return [];
  return combinations(asked).filter((packs) => new Set(packs).size === packs.length);
}

function sharedKinds(packs: readonly ShelfPack[]): readonly string[] {
  const [first, ...rest] = packs.map(({ kinds = [] }) => kinds);
  return (first ?? []).filter((kind) => rest.every((kinds) => kinds.includes(kind)));
}

/** Undefined where too few of the same checks are known of all. */
function comparisonOf(packs: readonly ShelfPack[]): ReadyComparison | undefined {
  const features = sharedChecks(packs).map((check) => featureOf(check, packs));
  if (features.length < fewestChecks) return undefined;
  const products = packs.map(({ title, objects = [] }) => ({
    name: title,
    objects: objects.slice(0, 2),
  }));
  return {
    topic: packs.map(({ title }) => title).join(' or '),
    place: packs[0]?.place ?? 'studio',
    objects: products.flatMap(({ objects }) => objects.slice(0, 1)).slice(0, 3),
    products,
    features,
  };
}

function combinations(asked: readonly (readonly ShelfPack[])[]): ShelfPack[][] {
  return asked.reduce<ShelfPack[][]>(
    (all, meanings) => all.flatMap((row) => meanings.map((pack) => [...row, pack])),
    [[]],
  );
}

/** Checks that all of them were held against, in the order of the first. */
function sharedChecks(packs: readonly ShelfPack[]): readonly string[] {
  const [first, ...rest] = packs.map(({ traits = [] }) => traits.map(({ check }) => check));
  return (first ?? []).filter((check) => rest.every((checks) => checks.includes(check)));
}

/** Who is best has more points than everybody else; else it is a matter of taste. */
function featureOf(
  check: string,
  packs: readonly ShelfPack[],
): ReadyComparison['features'][number] {
  const traits = packs.map(({ traits: all = [] }) => all.find((one) => one.check === check));
  const scores = traits.map((trait) => trait?.score ?? 0);
  const best = Math.max(...scores);
  const winner = scores.indexOf(best);
  const isShared = scores.lastIndexOf(best) !== winner;
  return {
    name: check,
    objects: [],
    comments: traits.map((trait) => asSentence(trait?.text ?? '')),
    ...(!isShared && { winner }),
  };
}

function asSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
