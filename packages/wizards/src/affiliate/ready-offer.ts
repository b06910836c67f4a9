/** Offers that somebody wrote down: the answers of the first step, and a product; the rest follows from them. */
import type { ProjectData } from '@reelwright/movie';
import { z } from 'zod';
import { textOf } from '../kept-line.ts';
import { shuffled } from '../wording/without-repeating.ts';
import { affiliateCopy } from './affiliate-copy.ts';
import { ownCopy, signedCall } from './own-copy.ts';
import { toldCopy } from './sold/told-copy.ts';

const words = z.string().min(2).max(80);

/** What an offer tells besides its keyword, by the names of the answers. */
export const offerFields = [
  'desired',
  'issue',
  'undesired',
  'target',
  'time',
  'product_type',
  'dont_need',
  'cheaters',
] as const;

/** What sells: somebody one goes to or calls, or something one follows or buys. */
const offerKinds = [
  'local business',
  'professional service',
  'online business',
  'product brand',
] as const;

const sentences = z.array(z.string().min(2).max(240)).max(12).optional();

/** What is told of a kind of thing to sell that nobody described: by what is known of it, and by what such things are. */
export const ToldOffer = z.looseObject({
  /** The kind of thing it is, see sold/. */
  sold: z.string().optional(),
  /** What its problems are: mistakes that people make with it, or what goes wrong. */
  trouble: z.enum(['mistakes', 'troubles']).optional(),
  problems: sentences,
  agitations: sentences,
  facts: sentences,
  checks: sentences,
  /** What every business of its kind does for its customers: in a few words, as a list, and point by point. */
  promise: z.string().max(80).optional(),
  about: z.string().max(160).optional(),
  does: sentences,
  /** True, and worth knowing, whoever sells it. */
  evidence: sentences,
});
export type ToldOffer = z.input<typeof ToldOffer>;

const several = z.array(words).max(6).default([]);

/** What a film for a kind of business may say, as drafts for its owner: see library/knowledge/offers. */
export const ReadyOffer = z.strictObject({
  keyword: words,
  /** What else people call such a business. */
  otherNames: z.array(z.string()).default([]),
  kind: z.enum(offerKinds).optional(),
  desired: words.optional(),
  issue: words.optional(),
  undesired: words.optional(),
  target: words.optional(),
  time: words.optional(),
  product_type: words.optional(),
  dont_need: words.optional(),
  cheaters: words.optional(),
  benefits: several,
  /** What customers ask. */
  questions: several,
  /** What could be shown as proof; never a made-up quote. */
  proofs: several,
  ctas: several,
  place: z.string(),
  objects: z.array(z.string().regex(/^[a-z0-9-]+$/)).max(6),
  /** Nobody described this offer: what can be told of it instead. */
  told: ToldOffer.optional(),
  /** Whose offer it is, where the keyword said so. */
  business: z
    .object({ kind: z.string(), name: z.string().optional(), place: z.string().optional() })
    .optional(),
});
export type ReadyOffer = z.input<typeof ReadyOffer>;

/** What somebody would choose who takes what is suggested, in an order that depends on the seed; by its place. */
export function copyFrom(
  data: ProjectData,
  { benefits = [], questions = [], ctas = [] }: Partial<ReadyOffer> = {},
): Readonly<Record<string, unknown>> {
  const { info } = data;
  const told = toldCopy(data);
  const isTold = told !== undefined;
  // What is known of this very thing is chosen before what fits any.
  const own = ownCopy(data);
  const copy = { ...affiliateCopy(data), ...filledLists(told), ...filledLists(own) };
  const chance = `${textOf(info.keyword)} ${textOf(info.seed)}`;
  // The first ones speak of most that was told.
  const one = (list: readonly string[], from = 3) => shuffled(list.slice(0, from), chance)[0] ?? '';
  const some = (name: string, list: readonly string[]) =>
    list.slice(0, 3).map((text, at) => ({ id: `${name}-${at + 1}`, text, hasMedia: true }));
  // What was told comes first; of the rest, every offer has others. What people want is said often enough.
  const desired = textOf(info.desired) || '\n';
  // What is known of a thing comes in the order in which it was told.
  const others = ([first, ...rest]: readonly string[]) => {
    if (isTold) return first === undefined ? [] : [first, ...rest];
    const fresh = rest.filter((text) => !text.includes(desired));
    return first === undefined ? [] : [first, ...shuffled(fresh, chance)];
  };
  const deal = textOf(info.deal);
  const takeOff = deal ? `Take ${deal}. ` : '';
  return {
    'info.idea': { id: 'idea', text: one(copy.headlines, isTold || own ? 3 : 5), hasMedia: true },
    problem_list: some('problem', copy.problems),
    problem: { text: one(copy.agitations, info.told?.trouble === 'mistakes' ? 1 : 3) },
    fact: { text: one(copy.connections, 2) },
    fact_list: some('fact', questions.length > 1 ? questions : others(copy.facts)),
    solution: { text: one(copy.solutions, 2) },
    'product.description': { text: one(copy.descriptions, 2) },
    ...(copy.evidence[0] && !own && { 'product.evidence': { text: copy.evidence[0] } }),
    solution_list: some(
      'benefit',
      own ? copy.benefits : benefits.length > 0 ? benefits : others(copy.benefits),
    ),
    cta: { text: signedCall(`${takeOff}${ctas[0] ?? one(copy.callsToAction, 2)}`, data) },
  };
}

function filledLists<Lists extends Readonly<Record<string, readonly string[]>>>(
  lists: Lists | undefined,
): Partial<Lists> {
  const filled = Object.entries(lists ?? {}).filter(([, list]) => list.length > 0);
  return Object.fromEntries(filled) as Partial<Lists>;
}
