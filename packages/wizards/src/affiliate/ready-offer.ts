/** Offers that somebody wrote down: the answers of the first step, and a product; the rest follows from them. */
import { newProjectData, type ProjectData } from '@reelwright/movie';
import { z } from 'zod';
import { shuffled } from '../wording/without-repeating.ts';
import { affiliateCopy } from './affiliate-copy.ts';

const words = z.string().min(2).max(80);

/** See library/offers. */
export const ReadyOffer = z.strictObject({
  keyword: words,
  desired: words.optional(),
  issue: words.optional(),
  undesired: words.optional(),
  target: words.optional(),
  time: words.optional(),
  product_type: words.optional(),
  dont_need: words.optional(),
  cheaters: words.optional(),
  product: words,
  testimonial: z.strictObject({ name: words, text: z.string().max(120) }).optional(),
  place: z.string(),
  objects: z.array(z.string().regex(/^[a-z0-9-]+$/)).max(6),
});
export type ReadyOffer = z.output<typeof ReadyOffer>;

/** The answers that somebody would give who takes what is suggested, in an order that depends on the seed. */
export function affiliateFrom(
  { product, place, objects, testimonial, ...told }: ReadyOffer,
  seed: string,
): Partial<ProjectData> & Pick<ProjectData, 'info'> {
  const begun: ProjectData = {
    ...newProjectData(),
    keyword: told.keyword,
    info: { ...told, others: true, place, objects: [...objects] },
    product: { text: product },
  };
  const copy = affiliateCopy(begun);
  const chance = `${told.keyword} ${seed}`;
  // The first ones speak of most that was told.
  const one = (list: readonly string[], from = 3) => shuffled(list.slice(0, from), chance)[0] ?? '';
  const some = (name: string, list: readonly string[]) =>
    list.slice(0, 3).map((text, at) => ({ id: `${name}-${at + 1}`, text, hasMedia: true }));
  // What was told comes first; of the rest, every offer has others. What people want is said often enough.
  const { desired = '\n' } = told;
  const others = ([first, ...rest]: readonly string[]) => {
    const fresh = rest.filter((text) => !text.includes(desired));
    return first === undefined ? [] : [first, ...shuffled(fresh, chance)];
  };
  return {
    keyword: told.keyword,
    info: { ...begun.info, idea: { id: 'idea', text: one(copy.headlines, 5) } },
    problem_list: some('problem', copy.problems),
    problem: { text: one(copy.agitations) },
    fact: { text: one(copy.connections, 2) },
    fact_list: some('fact', others(copy.facts)),
    solution: { text: one(copy.solutions, 2) },
    product: { text: product, description: { text: one(copy.descriptions, 2) } },
    solution_list: some('benefit', others(copy.benefits)),
    ...(testimonial && {
      proof_list: [
        {
          id: 'proof-1',
          type: 'testimonial' as const,
          name: testimonial.name,
          testimonial_text: testimonial.text,
        },
      ],
    }),
    cta: { text: one(copy.callsToAction, 2) },
  };
}
