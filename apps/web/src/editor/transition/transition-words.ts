import { findTransition } from '@reelwright/motion';
import type { SlideTransition } from '@reelwright/movie';

/** Which movement a slide comes in by, of those there are. */
export function movementOf(transition: SlideTransition | undefined) {
  if (transition?.type !== 'css') return undefined;
  const { in: comes, out } = transition;
  return findTransition(comes?.effect ?? '') ?? findTransition(out?.effect ?? '');
}

/** How a slide comes in, in a word or two; undefined for a plain cut. */
export function transitionName(transition: SlideTransition | undefined): string | undefined {
  if (transition?.type === 'video') return transition.name ?? 'A clip';
  return movementOf(transition)?.label;
}
