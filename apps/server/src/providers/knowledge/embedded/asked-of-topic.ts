/**
 * "How to start a podcast", "cheese types", "weather facts": what somebody wants to be told of a topic, besides naming it.
 * Whoever asks for tips gets tips, or is asked.
 */
import { singular } from '@reelwright/english';
import type { TopicList } from '@reelwright/wizards';
import { isAboutTopic } from './list-nouns.ts';
import type { ShelfPack } from './thing-pack.ts';

/** 'mistake', 'myth' and others stand for themselves: lists of them are called so. */
type Wanted = 'advice' | 'doing' | 'kinds' | 'facts' | 'basics' | `only ${string}`;

export interface AskedOfTopic {
  /** What names the topic. */
  readonly core: readonly string[];
  readonly wanted: Wanted;
}

const nouns: ReadonlyMap<string, Wanted> = new Map([
  ...wordsFor(
    'advice',
    'advice care essential exercise guideline hack secret skill strategy technique tip',
  ),
  ...wordsFor('basics', '101 basic explained guide introduction meaning overview tutorial'),
  ...wordsFor('kinds', 'flavor flavour kind style type variety'),
  ...wordsFor('facts', 'fact info information trivia'),
]);

function wordsFor(wanted: Wanted, words: string): readonly (readonly [string, Wanted])[] {
  return words.split(' ').map((word) => [word, wanted]);
}

/** What comes before the topic in a question or a title. */
const openings: readonly (readonly [RegExp, Wanted])[] = [
  [
    /^(?:how (?:to|do i|do you|can i|can you)|ways to|steps to|learn(?:ing)?(?: how)? to) /,
    'advice',
  ],
  [/^(?:tips|advice|hacks) (?:for|on|about|to) /, 'advice'],
  [/^(?:a |the )?(?:beginner'?s? |complete |ultimate )?guide to /, 'basics'],
  [/^(?:intro|introduction) to /, 'basics'],
  [/^(?:what is|what are|what's|meaning of) /, 'basics'],
  [
    /^(?:(?:fun|interesting|amazing|surprising|cool|weird|strange) )?(?:facts|trivia|things to know|what to know|everything) about /,
    'facts',
  ],
  [/^(?:types|kinds|varieties|styles|sorts) of /, 'kinds'],
];

/** They say that somebody does it, and not what: "play guitar", "start a podcast". */
const plainVerbs = new Set(
  `become begin build buy choose create do find get grow improve keep learn pick play plan practice run start use write
  becoming building buying choosing creating doing keeping learning picking playing planning practicing starting using`.split(
    /\s+/,
  ),
);
const articles = new Set(['a', 'an', 'the', 'your', 'my', 'better', 'good', 'great']);

/** All ways to read the words as a topic and what is asked of it, the likeliest first. */
export function askedOfTopic(words: readonly string[]): readonly AskedOfTopic[] {
  const text = words.join(' ');
  const opened = openings.flatMap(([opening, wanted]) => {
    const rest = text.replace(opening, '');
    return rest === text || rest === '' ? [] : namesIn(rest.split(' '), wanted);
  });
  const works =
    /^how (?:(?:do|does|did) )?(.+) works?$/.exec(text)?.[1] ??
    /^why (.+) matters?$/.exec(text)?.[1];
  return [
    ...opened,
    ...(works === undefined ? [] : namesIn(works.split(' '), 'basics')),
    ...(opened.length === 0 ? afterPlainVerb(words, 'advice') : []),
    ...beforeNoun(words),
  ];
}

function namesIn(words: readonly string[], wanted: Wanted): readonly AskedOfTopic[] {
  const [verb = '', ...rest] = words;
  const asNoun =
    wanted === 'advice'
      ? doing(verb, rest).map((core) => ({ core, wanted: 'doing' as const }))
      : [];
  return [
    { core: withoutArticle(words), wanted },
    ...asNoun,
    ...afterPlainVerb(words, wanted),
    ...beforeNoun(words),
  ];
}

/** 'clean an oven' → 'cleaning an oven', 'oven cleaning'; 'whiten teeth' → 'teeth whitening', 'tooth whitening'. */
function doing(verb: string, rest: readonly string[]): readonly (readonly string[])[] {
  const object = withoutArticle(rest);
  const last = object.at(-1);
  const nouns = last === undefined ? [] : [object, [...object.slice(0, -1), singular(last)]];
  return [[gerund(verb), ...rest], ...nouns.map((words) => [...words, gerund(verb)])];
}

function afterPlainVerb(words: readonly string[], wanted: Wanted): readonly AskedOfTopic[] {
  const [verb = '', ...rest] = words;
  return plainVerbs.has(verb) && rest.length > 0 ? [{ core: withoutArticle(rest), wanted }] : [];
}

/** 'octopus facts', 'startup mistakes'. */
function beforeNoun(words: readonly string[]): readonly AskedOfTopic[] {
  const noun = singular(words.at(-1) ?? '');
  const wanted = nouns.get(noun) ?? (isAboutTopic(noun) ? (`only ${noun}` as const) : undefined);
  return words.length > 1 && wanted ? [{ core: words.slice(0, -1), wanted }] : [];
}

function withoutArticle(words: readonly string[]): readonly string[] {
  const from = words.findIndex((word) => !articles.has(word));
  return words.slice(Math.max(0, from));
}

/** 'invest' → 'investing', 'run' → 'running'. */
function gerund(verb: string): string {
  if (/[^aeoy]e$/.test(verb)) return `${verb.slice(0, -1)}ing`;
  if (/^[^aeiou]*[aeiou][^aeiouwxy]$/.test(verb)) return `${verb}${verb.at(-1)}ing`;
  return `${verb}ing`;
}

/** Whether what is known of a topic keeps that promise. */
export function hasWanted(pack: ShelfPack, wanted: Wanted): boolean {
  if (wanted === 'facts' || wanted === 'basics') return true;
  if (wanted === 'doing') return hasWanted(pack, 'advice') && !isDoneByOthers(pack);
  return pack.lists.some((list) => keeps(list, wanted)) || (wanted === 'advice' && isOfUse(pack));
}

/** What we tell of a pet groomer helps to find one, and nobody to groom a pet. */
function isDoneByOthers({ kinds = [] }: ShelfPack): boolean {
  return kinds.some((kind) => ['business', 'local business', 'service', 'job'].includes(kind));
}

/** The lists of a topic, those first that keep the promise, then its points as a thing. */
export function wantedFirst<Entry extends { readonly list: TopicList }>(
  lists: readonly Entry[],
  wanted: Wanted,
): readonly Entry[] {
  const rank = ({ list }: Entry) => (keeps(list, wanted) ? 0 : list.unit === 'thing' ? 1 : 2);
  return lists.toSorted((a, b) => rank(a) - rank(b));
}

function keeps({ unit, units, category }: TopicList, wanted: Wanted): boolean {
  const noun = unitNoun(unit);
  switch (wanted) {
    case 'advice':
    case 'doing':
      return adviceUnits.has(noun) && category !== 'negative';
    case 'kinds':
      return /^(?:kind|type|style|variety|sort)s? /.test(units) || isCounted(unit, category);
    case 'facts':
      return noun === 'fact' || noun === 'thing';
    case 'basics':
      return noun === 'thing' || noun === 'basic';
    default:
      return `only ${noun}` === wanted;
  }
}

function isCounted(unit: string, category: TopicList['category']): boolean {
  return category === 'top' && !isAboutTopic(unit) && !notCounted.has(unit);
}

/** The unit's own noun: 'myth about Africa' is a myth. */
function unitNoun(unit: string): string {
  const words = unit.toLowerCase().split(' ');
  const end = words.findIndex((word) => ['in', 'about', 'from', 'of', 'with'].includes(word));
  return singular(words.at(end > 0 ? end - 1 : -1) ?? '');
}

const notCounted = new Set(['thing', 'check', 'point']);
const adviceUnits = new Set(
  'check habit hack lesson method principle rule secret skill step strategy tactic technique tip trick way'.split(
    ' ',
  ),
);

/** Things of these kinds are told in points that help whoever does, buys or has them. */
const kindsOfUse: ReadonlySet<string> = new Set(
  `beauty, business, car care, career, clothing, craft, driving, education, electronics, family, finance, fitness, garden, gardening, health, hobby,
  home improvement, insurance, internet, law, mind, money, parenting, pets, product, relationships, safety, service, skill, skincare, software,
  supplement, travel, website, wedding, wellness, work`.split(/,\s+/),
);

function isOfUse({ kinds = [], lists }: ShelfPack): boolean {
  return kinds.some((kind) => kindsOfUse.has(kind)) && lists.some(({ unit }) => unit === 'thing');
}
