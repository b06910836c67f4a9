import { z } from 'zod';
import { catalogueId, url, wholeNumber, within } from './values.ts';

const defaultAnimationMs = 500;
export const defaultSlideTransitionMs = 250;
const defaultStayDelayMs = 2000;

const motion = (durationMs: number) =>
  z.looseObject({
    effect: catalogueId.default('none'),
    /** Milliseconds. */
    duration: within(0, 60_000, durationMs),
  });

/** How an item comes, stays and goes. */
export const Animation = z.looseObject({
  in: motion(defaultAnimationMs).optional(),
  out: motion(defaultAnimationMs).optional(),
  stay: motion(defaultStayDelayMs).optional(),
  break: z.enum(['chars', 'words', 'lines']).optional(),
  /** When each of these parts comes, in seconds after the item does: words that come when they are spoken. */
  unitStarts: z
    .array(within(0, 3600, 0))
    .max(400)
    .optional(),
  /** A special text effect; its options stand beside it under their own names. */
  effect: catalogueId.default('none'),
  tabIndex: wholeNumber(0, 1000).optional(),
  /** A transition video played over the item. */
  url: url.optional(),
});
export type Animation = z.output<typeof Animation>;

/** How one slide follows another. */
export const SlideTransition = z.looseObject({
  type: z.enum(['css', 'video', 'none']).default('css'),
  in: motion(defaultSlideTransitionMs).optional(),
  out: motion(defaultSlideTransitionMs).optional(),
  url: url.optional(),
  name: z.string().max(500).optional(),
  category: z.string().max(200).optional(),
});
export type SlideTransition = z.output<typeof SlideTransition>;
