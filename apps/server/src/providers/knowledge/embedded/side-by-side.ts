/**
 * Two things of which we know much and never checked the same, told side by side by what is known of both: how it began,
 * figures, what to watch. Nobody wins: that would be made up.
 */
import type { ReadyComparison } from '@reelwright/wizards/comparison';
import type { ShelfPack } from './thing-pack.ts';

const longestComment = 80;
const fewestChecks = 3;
const mostChecks = 5;

interface Point {
  /** Headline and sentences, by which it is sorted. */
  readonly all: string;
  readonly comment: string;
}

/** What points speak of, the most useful first. */
const aspects: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Heat and cold', /\b(?:hot|heat|warm\w*|cold|cool|degrees|frost|freez\w+|winter|summer)\b/i],
  ['Time', /\b(?:seconds|minutes?|hours?|days|weeks|months|slowly|fast|quick(?:ly)?)\b/i],
  ['Money', /\b(?:prices?|costs?|cheap\w*|expensive|money|paid|savings)\b/i],
  ['The body', /\b(?:muscles?|heart|pulse|blood|skin|sleep|stress|bones?|brain)\b/i],
  ['Care', /\b(?:clean\w*|wash\w*|dry|dries|repair\w*|oiled?|stored)\b/i],
  ['Health', /\b(?:health\w*|vitamins?|protein|fiber|calories|doctors?|nutrients?)\b/i],
  ['What to watch', /\b(?:never|dangerous|danger|risks?|careful\w*|avoid|warn\w*|mistakes?)\b/i],
  [
    'Through time',
    /\b(?:centur(?:y|ies)|ancient|invent\w+|began|1\d{3}s?|20[01]\d|years ago|Romans?|Egypt\w*)\b/,
  ],
  ['In numbers', /\b(?:[\d,.]*\d|hundreds?|thousands?|millions?|billions?|percent)\b/i],
];

/** What has no counterpart stands beside what has none either. */
const others: readonly string[] = [
  'Worth knowing',
  'Good to know',
  'Seldom told',
  'One more thing',
];

/** Undefined where too little is known of one of them. */
export function sideBySide(packs: readonly ShelfPack[]): ReadyComparison | undefined {
  const told = packs.map(pointsOf);
  const used = new Set<Point>();
  const features: ReadyComparison['features'][number][] = [];
  const add = (name: string, isWanted: (point: Point) => boolean) => {
    const chosen = told.flatMap(
      (points) => points.find((point) => !used.has(point) && isWanted(point)) ?? [],
    );
    if (chosen.length < packs.length || features.length >= mostChecks) return;
    for (const point of chosen) used.add(point);
    features.push({ name, objects: [], comments: chosen.map(({ comment }) => comment) });
  };
  for (const [name, pattern] of aspects) add(name, ({ all }) => pattern.test(all));
  for (const name of others) add(name, () => true);
  if (features.length < fewestChecks || packs.some(({ objects = [] }) => objects.length === 0))
    return undefined;
  return {
    topic: packs.map(({ title }) => title).join(' or '),
    place: packs[0]?.place ?? 'studio',
    objects: packs.flatMap(({ objects = [] }) => objects.slice(0, 1)).slice(0, 3),
    products: packs.map(({ title, objects = [] }) => ({
      name: title,
      objects: objects.slice(0, 2),
    })),
    features,
  };
}

/** What is told of a thing in points; examples and mistakes on the lists of a topic are about something else. */
function pointsOf({ lists }: ShelfPack): readonly Point[] {
  const items = lists.find(({ unit }) => unit === 'thing')?.items ?? [];
  return items.flatMap(({ name, facts }) => {
    const comment = commentOf(name, facts);
    return comment === undefined ? [] : [{ all: `${name}. ${facts.join(' ')}`, comment }];
  });
}

/** A sentence may lean on its headline; together they have to fit on a slide beside another. */
function commentOf(headline: string, facts: readonly string[]): string | undefined {
  const whole = `${headline.replace(/[.!?]$/, '')}: ${facts[0] ?? ''}`;
  if (whole.length <= longestComment) return whole;
  return facts.find((fact) => fact.length <= longestComment && !leaning.test(fact));
}

const leaning = /^(?:it|its|they|their|this|that|these|those|both|each|then|so|he|she)\b/i;
