/**
 * What a sales film tells of a thing that nobody described: mistakes people make with it, what helps, and what is true of
 * it, from what is known of the thing, of what it is about, or of what lies close in meaning. No claim, no figure and no
 * praise of the product is ever made up.
 */
import { singular } from '@reelwright/english';
import {
  lastNoun,
  type ReadyOffer,
  soldKindOf,
  subjectOf,
  type ToldOffer,
} from '@reelwright/wizards/affiliate';
import { hasWanted } from './asked-of-topic.ts';
import type { ShelfPack } from './thing-pack.ts';
import type { TopicShelf } from './topic-shelf.ts';
import { understandKeyword } from './understand-keyword.ts';
import type { WordNet } from './wordnet.ts';
import { plainWords } from './words.ts';

interface Known {
  readonly shelf: TopicShelf;
  readonly wordnet: WordNet;
  readonly near: (
    words: string,
  ) => Promise<readonly { readonly title: string; readonly likeness: number }[]>;
}

type Item = ShelfPack['lists'][number]['items'][number];

/** So near that it is told without sharing a word: a dog training course, and training your dog. */
const surelyNear = 0.62;
/** Near enough where both speak of the same: a meal planner, and meal prep. */
const fairlyNear = 0.52;
const sharedLetters = 4;
const onSlide = 3;
const bulletLetters = 56;

export async function offerOfKnowledge(known: Known, keyword: string): Promise<ReadyOffer> {
  const { wordnet } = known;
  const near = await packsAbout(known, keyword);
  const sold = soldKindOf(keyword, (noun) => [
    ...(near[0]?.kinds ?? []).toReversed(),
    ...kindsOf(wordnet, noun),
  ]);
  const packs = near.filter((pack) => tellsOf(pack, keyword, sold?.form));
  // Gluten-free bread is shown by no rice, and wooden toys by no forest; a window cleaner is, by windows.
  const [shown] = sold?.form === 'goods' ? packs : near;
  return {
    keyword,
    place: shown?.place ?? '',
    objects: shown ? objectsOf(shown).slice(0, 4) : [],
    ...(sold?.isService && { kind: 'local business' as const }),
    told: { ...(sold && { sold: sold.id }), ...toldBy(packs) },
  };
}

/** What was chosen for a topic, else for what its lists begin with. */
function objectsOf({ objects = [], lists }: ShelfPack): readonly string[] {
  if (objects.length > 0) return objects;
  const ofItems = lists.flatMap(({ items }) => items.flatMap((item) => item.objects.slice(0, 1)));
  return [...new Set(ofItems)];
}

/** What is known of it, the nearest first. */
async function packsAbout(
  { shelf, wordnet, near }: Known,
  keyword: string,
): Promise<readonly ShelfPack[]> {
  const subject = subjectOf(keyword);
  const named = [keyword, subject]
    .filter((words) => words !== '')
    .flatMap((words) => understandKeyword(shelf, wordnet, words).pack ?? []);
  const close = (await near(keyword))
    .filter(
      ({ title, likeness }) =>
        likeness >= surelyNear || (likeness >= fairlyNear && shareWord(keyword, title)),
    )
    .filter(({ title }) => !isOtherKind(keyword, title))
    .flatMap(({ title }) => shelf.topicOf(title) ?? []);
  return [...new Set([...named, ...close])];
}

function shareWord(one: string, other: string): boolean {
  const starts = new Set(plainWords(other).map((word) => word.slice(0, sharedLetters)));
  return plainWords(one).some(
    (word) => word.length >= sharedLetters && starts.has(word.slice(0, sharedLetters)),
  );
}

/**
 * Who sells soap is not told how to boil it, and who cleans windows not how to do without them: of goods only what is
 * known of the thing itself, of services what their customers ask.
 */
function tellsOf(pack: ShelfPack, keyword: string, form: 'goods' | 'service' | undefined): boolean {
  const { title, keywords, kinds = [] } = pack;
  if (form === undefined) return true;
  const isDoing = /ing$/i.test(title) || kinds.some((kind) => doings.has(kind));
  if (form === 'service') return isServant(pack) && !isDoing;
  const sold = lastNoun(keyword);
  const isSame = [title, ...keywords].some((name) => lastNoun(name) === sold);
  return isSame && !isDoing;
}
const doings: ReadonlySet<string> = new Set(['activity', 'craft', 'hobby', 'job', 'skill']);

/** Soy sauce is another sauce than hot sauce; sauces are all of them. */
function isOtherKind(keyword: string, title: string): boolean {
  const [asked, found] = [plainWords(keyword), plainWords(title)];
  // A ring light is no ring.
  const noun = lastNoun(keyword);
  if (
    found.slice(0, -1).some((word) => singular(word) === noun) &&
    singular(found.at(-1) ?? '') !== noun
  )
    return !/ing$/.test(found.at(-1) ?? '');
  return (
    found.length > 1 &&
    asked.at(-1) === found.at(-1) &&
    !found.slice(0, -1).some((word) => asked.includes(word))
  );
}

/** All that a noun is one of, the nearest first, by its usual meaning. */
function kindsOf(wordnet: WordNet, noun: string): readonly string[] {
  const found: string[] = [];
  let level = wordnet.meanings(noun).slice(0, 1);
  while (level.length > 0 && found.length < mostKinds) {
    found.push(...level.flatMap((meaning) => wordnet.senses(meaning).map(({ word }) => word)));
    level = level.flatMap((meaning) => wordnet.parents(meaning));
  }
  return found;
}
const mostKinds = 60;

function toldBy(packs: readonly ShelfPack[]): ToldOffer {
  const mistakes = itemsOf(packs, ({ unit }) => /\bmistake$/.test(unit));
  const tips = itemsOf(packs, ({ unit, category }) => category !== 'negative' && isTip.test(unit));
  const adviser = packs.find((pack) => hasWanted(pack, 'advice'));
  const told = adviser?.lists.find(({ unit }) => unit === 'thing')?.items ?? [];
  const points = told.filter((item) => !isStory(item));
  const problems = problemsIn(mistakes, points);
  const isNew = ({ facts: [fact = ''] }: Item) => !problems.problems?.includes(bulletOf(fact));
  const advice = (tips.length > 0 ? tips : points).filter(isNew);
  const helps = [...new Set(advice.flatMap((item) => shortForm(item) ?? []))];
  const extra = advice.find(
    (item, at) => at >= onSlide && !helps.slice(0, onSlide).includes(shortForm(item) ?? ''),
  );
  const service = packs.find(isServant);
  const asked = service?.lists.find(({ unit }) => unit === 'thing')?.items ?? [];
  return {
    ...problems,
    facts: helps.slice(0, onSlide),
    // What somebody tells who chooses a plumber is what to look for; of others, their kind says it.
    checks: tips.length > 0 ? asked.slice(0, onSlide).map(({ name }) => name) : [],
    evidence: extra ? [`One more thing: ${sentenceOf(extra)}`] : [],
  };
}

const isTip = /\b(?:habit|hack|rule|step|tip|trick)$/;

/** A headline that says what to do, else a sentence that can be understood by itself. */
function shortForm({ name, facts }: Item): string | undefined {
  if (name.split(' ').length >= fewestWords && name.length <= bulletLetters) return name;
  const fact = facts.find((each) => each.length <= bulletLetters && !leaning.test(each));
  return fact && bulletOf(fact);
}
const fewestWords = 3;
/** It leans on the headline before it. */
const leaning = /^(?:it|they|this|that|these|those|both|each|then|its|their)\b/i;
const bulletOf = (sentence: string) => sentence.replace(/\.$/, '');

const isServant = ({ kinds = [] }: ShelfPack) => kinds.some((kind) => servants.has(kind));
const servants: ReadonlySet<string> = new Set(['business', 'local business', 'service']);

function itemsOf(
  packs: readonly ShelfPack[],
  isWanted: (list: ShelfPack['lists'][number]) => boolean,
): readonly Item[] {
  return packs.flatMap(({ lists }) => lists.filter(isWanted))[0]?.items ?? [];
}

/** Three mistakes, and what the last of them leads to; else what goes wrong by itself. */
function problemsIn(mistakes: readonly Item[], points: readonly Item[]): ToldOffer {
  if (mistakes.length >= onSlide) {
    const short = mistakes.filter(({ name }) => name.length <= bulletLetters);
    const last = short.find(({ facts: [fact = ''] }) => !leaning.test(fact));
    const others = short.filter((item) => item !== last).slice(0, onSlide - 1);
    return {
      trouble: 'mistakes',
      problems: [...others, ...(last ? [last] : [])].map(({ name }) => name),
      agitations: last?.facts.slice(0, 1) ?? [],
    };
  }
  const troubles = points
    .flatMap(({ facts }) => facts)
    .filter((fact) => troubling.test(fact) && fact.length <= bulletLetters && !leaning.test(fact));
  if (troubles.length < 2) return {};
  return { trouble: 'troubles', problems: troubles.slice(0, onSlide).map(bulletOf) };
}

/** Said where something goes wrong. */
const troubling =
  /\b(?:bad|badly|breaks?|burns?|can.t|cracks?|damages?|danger\w*|dull|fades?|fails?|falls?|forget\w*|hurts?|leaks?|lose|loses|lost|noisy|nobody|pain|poor|ruins?|rust|scratch\w*|slides?|smells?|spoils?|tires?|too|tired|tiredness|weak\w*|wobbly|worse|worst|wrong)\b/i;

/** When something was invented, and by whom, helps nobody who buys it. */
function isStory({ name, facts: [fact = ''] }: Item): boolean {
  const isDated = /\b\d{3,4}s?\b|\bcentur|\bbegan\b|\binvent|\bwars?\b|\bold(?:er|est)?\b/i;
  return isDated.test(`${name} ${fact}`) || /[a-z,] \p{Lu}\p{Ll}/u.test(fact);
}

function sentenceOf({ name, facts: [fact = '', ...more] }: Item): string {
  // "Lie down." alone says little.
  const whole = fact.length < fewestLetters ? [fact, ...more].join(' ') : fact;
  return name.split(' ').length >= fewestWords ? `${name}. ${whole}` : whole;
}
const fewestLetters = 24;
