/** Comparisons that somebody wrote down: what is compared, what is said, and who is better. */
import type { ProjectData } from '@reelwright/movie';
import { z } from 'zod';
import { blankFeature, blankProduct } from './comparison-items.ts';
import { describeWinner } from './describe-winner.ts';

const objects = z.array(z.string().regex(/^[a-z0-9-]+$/)).max(3);

/** See library/comparisons. */
export const ReadyComparison = z.strictObject({
  topic: z.string().min(2).max(40),
  /** Other words that people look for. */
  keywords: z.array(z.string()).max(12).optional(),
  headline: z.string().max(90).optional(),
  place: z.string(),
  objects,
  products: z
    .array(z.strictObject({ name: z.string().min(1).max(30), objects: objects.min(1) }))
    .min(2)
    .max(4),
  features: z
    .array(
      z.strictObject({
        name: z.string().min(2).max(30),
        /** How the voice calls it, where that is not how it is written: 'cleaning under furniture'. */
        spoken: z.string().max(40).optional(),
        objects,
        description: z.string().max(90).optional(),
        /** True sentences, one of each product, in their order. */
        comments: z.array(z.string().min(5).max(80)).min(2).max(4),
        /** Which of the products; none where they are even. */
        winner: z.int().min(0).max(3).optional(),
        why: z.string().max(80).optional(),
      }),
    )
    .min(3)
    .max(8),
});
export type ReadyComparison = z.output<typeof ReadyComparison>;

/** The answers that it stands for. */
export function comparisonFrom(ready: ReadyComparison): Pick<ProjectData, 'keyword' | 'info'> {
  const products = ready.products.map(({ name, objects: shown }, at) => ({
    ...blankProduct(`${at + 1}`, name),
    id: `product-${at + 1}`,
    objects: [...shown],
  }));
  const features = ready.features.map((feature, at) => {
    const winner = feature.winner === undefined ? undefined : products[feature.winner];
    const comments = products.map(({ slug = '' }, index) => [
      slug,
      { text: feature.comments[index] ?? '' },
    ]);
    return {
      ...blankFeature(`feature-${at + 1}`, feature.name),
      objects: [...feature.objects],
      description: { text: feature.description ?? '' },
      ...Object.fromEntries(comments),
      ...(feature.spoken && { spoken: { name: feature.name, text: feature.spoken } }),
      ...(winner
        ? {
            winner: {
              name: winner.text,
              slug: winner.slug,
              text: feature.why ?? describeWinner(winner.text ?? '', feature.name),
            },
          }
        : feature.why && { winner: { text: feature.why } }),
    };
  });
  const { headline, place, objects: about, topic } = ready;
  return {
    keyword: topic,
    info: {
      products,
      features,
      place,
      objects: [...about],
      ...(headline && { headline: { text: headline } }),
    },
  };
}
