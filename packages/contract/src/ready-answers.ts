/** What people wrote down for whole films, as it goes to the screens that begin with it. */
import { z } from 'zod';

const names = z.array(z.string());

export const ReadyComparison = z.object({
  topic: z.string(),
  headline: z.string().optional(),
  /** A built-in place. */
  place: z.string(),
  /** Built-in objects. */
  objects: names,
  products: z.array(z.object({ name: z.string(), objects: names })),
  features: z.array(
    z.object({
      name: z.string(),
      objects: names,
      description: z.string().optional(),
      /** One of each product, in their order. */
      comments: names,
      /** Which of the products is better, counted from 0; missing: none is. */
      winner: z.number().int().min(0).optional(),
      why: z.string().optional(),
    }),
  ),
});

/** Somebody's own business, as far as it was typed. */
export const ReadyBusiness = z.object({
  kind: z.string(),
  name: z.string().optional(),
  place: z.string().optional(),
});

export const ReadyOffer = z.object({
  keyword: z.string(),
  /** 'local business', 'online business' … */
  kind: z
    .enum(['local business', 'professional service', 'online business', 'product brand'])
    .optional(),
  desired: z.string().optional(),
  issue: z.string().optional(),
  undesired: z.string().optional(),
  target: z.string().optional(),
  time: z.string().optional(),
  product_type: z.string().optional(),
  dont_need: z.string().optional(),
  cheaters: z.string().optional(),
  /** Drafts for the owner of such a business. */
  benefits: names.optional(),
  questions: names.optional(),
  proofs: names.optional(),
  ctas: names.optional(),
  /** What is known of such things where nobody described it, and what every such business does. */
  told: z
    .object({
      sold: z.string().optional(),
      trouble: z.enum(['mistakes', 'troubles']).optional(),
      problems: names.optional(),
      agitations: names.optional(),
      facts: names.optional(),
      checks: names.optional(),
      promise: z.string().optional(),
      about: z.string().optional(),
      does: names.optional(),
      evidence: names.optional(),
    })
    .optional(),
  /** Whose offer it is, where the keyword said so. */
  business: ReadyBusiness.optional(),
  /** A built-in place. */
  place: z.string(),
  /** Built-in objects. */
  objects: names,
});
