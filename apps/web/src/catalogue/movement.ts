import { findTransition } from '@reelwright/motion';
import type { SlideTransition } from '@reelwright/movie';

/** Spec: how long each side takes. */
const durationMs = 250;

/** How slides change, as it is kept: how one leaves, and, the other way round, how the next one comes. */
export function movement(id: string): SlideTransition {
  const known = findTransition(id);
  if (!known) return { type: 'none' };
  return {
    type: 'css',
    out: { effect: known.outEffect, duration: durationMs },
    in: { effect: known.inEffect, duration: durationMs },
  };
}
