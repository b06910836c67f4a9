import { z } from 'zod';
import { catalogueId, clamped, color, percent, within } from './values.ts';

export const maxKeyframes = 200;
const ofItsSize = within(0.01, 100, 1);

/**
 * How an item looks at a moment that somebody chose. All of it counts from the item as it is at rest, so that an item in
 * another place, of another size or in another format goes the same way.
 */
export const Keyframe = z.looseObject({
  /** Seconds since the item came; less than 0 where its beginning was cut off. */
  at: clamped(-600, 600),
  /** Shift in fractions of its box. */
  x: within(-1000, 1000, 0),
  y: within(-1000, 1000, 0),
  scaleX: ofItsSize,
  scaleY: ofItsSize,
  turnDeg: within(-100_000, 100_000, 0),
  opacity: within(0, 1, 1),
  /** How strongly a colour lies over it; without it, what the item has at rest. */
  tint: z.looseObject({ color, strength: percent(100) }).optional(),
  /** Of all letters of a text; without it, the colour they have at rest. */
  textColor: color.optional(),
  /** How far the middle of the way here lies beside the straight one, in fractions of the box. */
  bend: z.looseObject({ x: within(-1000, 1000, 0), y: within(-1000, 1000, 0) }).optional(),
  /** How it gets here from the one before. */
  easing: catalogueId.default('in-out-cubic'),
});
export type Keyframe = z.output<typeof Keyframe>;
