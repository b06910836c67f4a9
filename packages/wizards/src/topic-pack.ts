import { z } from 'zod';

const anyObjects = z.array(z.string().regex(/^[a-z0-9-]+$/)).max(4);
const objects = anyObjects.min(1);

const TopicItem = z.strictObject({
  name: z.string().min(1).max(40),
  /** What to ask a photo library for. */
  search: z.string().min(1).max(120),
  /** None: nobody drew it, and words say more than something else of its kind. */
  objects: anyObjects,
  place: z.string().optional(),
  /** True, checkable sentences, short enough for a slide. */
  facts: z.array(z.string().min(5).max(80)).min(2).max(3),
});

export const TopicList = z.strictObject({
  category: z.enum(['top', 'negative', 'funny', 'other']),
  unit: z.string().min(1),
  units: z.string().min(1),
  idea: z.string().min(1),
  items: z.array(TopicItem).min(5).max(12),
});
export type TopicList = z.output<typeof TopicList>;

/** What we know about a topic by heart, checked by people: see library/knowledge/topics. */
export const TopicPack = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  title: z.string().min(1),
  keywords: z
    .array(z.string().regex(/^[^A-Z]+$/))
    .min(3)
    .max(12),
  related: z.array(z.string()).min(8).max(14),
  place: z.string(),
  /** What its title shows, where that is not what most of its items show. */
  objects: objects.optional(),
  hooks: z.array(z.string().max(90)).min(2).max(3),
  closings: z.array(z.string().max(90)).min(2).max(3),
  lists: z.array(TopicList).min(1).max(3),
  quiz: z
    .array(
      z.strictObject({
        question: z.string().max(90).endsWith('?'),
        right: z.string().max(40),
        wrong: z.array(z.string().max(40)).length(3),
        objects: anyObjects.max(2),
      }),
    )
    .min(6)
    .max(8),
});
export type TopicPack = z.output<typeof TopicPack>;
