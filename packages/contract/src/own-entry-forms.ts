/** Entries of an installation's own, as their forms have them. What is too long or missing is said as a problem, not refused. */
import { z } from 'zod';

const text = (letters: number) => z.string().trim().max(letters);
const words = (letters: number, most: number) => z.array(text(letters)).max(most);

const Question = z.object({
  level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  question: text(500),
  right: text(200),
  wrong: words(200, 3),
  /** What shows the answer, of a topic's question. */
  objects: words(100, 10).optional(),
});

const listHead = {
  category: z.enum(['top', 'negative', 'funny', 'other']),
  idea: text(200),
  unit: text(100),
  units: text(100),
};

/** Names of built-in pictures, and the place behind them. */
const pictures = { objects: words(100, 10), place: text(100).optional() };

/** One thing, told in points. */
export const OwnThing = z.object({
  name: text(200),
  plural: text(200),
  otherNames: words(100, 30),
  kinds: words(100, 10),
  objects: words(100, 10),
  place: text(100).optional(),
  hook: text(500),
  /** What the list of its points is called, where it has a name of its own. */
  list: z.object(listHead).optional(),
  points: z
    .array(
      z.object({
        headline: text(200),
        text: text(1000),
        objects: words(100, 10),
      }),
    )
    .max(20),
  questions: z.array(Question).max(20),
  traits: z
    .array(
      z.object({
        check: text(100),
        text: text(200),
        score: z.number().int().min(1).max(5),
      }),
    )
    .max(20),
});
export type OwnThing = z.output<typeof OwnThing>;

/** A topic: lists of names with facts, and what to show. */
export const OwnTopic = z.object({
  title: text(200),
  otherNames: words(100, 30),
  related: words(100, 30),
  ...pictures,
  /** First and last sentences; one of each is told. */
  hooks: words(500, 10),
  closings: words(500, 10),
  lists: z
    .array(
      z.object({
        ...listHead,
        items: z
          .array(
            z.object({
              name: text(200),
              /** What to ask a photo library for; empty: its name. */
              search: text(200),
              ...pictures,
              facts: words(500, 10),
            }),
          )
          .max(20),
      }),
    )
    .max(10),
  questions: z.array(Question).max(20),
});
export type OwnTopic = z.output<typeof OwnTopic>;

/** A comparison: two to four products, check by check. */
export const OwnComparison = z.object({
  topic: text(200),
  headline: text(300),
  otherNames: words(100, 30),
  ...pictures,
  products: z.array(z.object({ name: text(200), objects: words(100, 10) })).max(6),
  checks: z
    .array(
      z.object({
        /** 'Under furniture (cleaning under furniture)': how it is written, and how the voice says it. */
        name: text(200),
        objects: words(100, 10),
        /** One of each product, in their order. */
        comments: words(500, 6),
        /** Which product is better, counted from 1; 0 where they are even. */
        winner: z.number().int().min(0).max(6),
        why: text(500),
      }),
    )
    .max(20),
});
export type OwnComparison = z.output<typeof OwnComparison>;

/** What a sales film for a kind of business may say. */
export const OwnOffer = z.object({
  name: text(200),
  otherNames: words(100, 30),
  ...pictures,
  /** 'local business'; empty where nobody said. */
  kind: text(100),
  desired: text(200),
  issue: text(200),
  undesired: text(200),
  target: text(200),
  time: text(200),
  product_type: text(200),
  dont_need: text(200),
  cheaters: text(200),
  benefits: words(200, 10),
  questions: words(200, 10),
  proofs: words(200, 10),
  ctas: words(200, 10),
});
export type OwnOffer = z.output<typeof OwnOffer>;
