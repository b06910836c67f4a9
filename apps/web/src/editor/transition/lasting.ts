import type { SlideTransition } from '@reelwright/movie';

/** The same transition, taking as long on either side. A clip takes as long as it does. */
export function lasting(transition: SlideTransition, durationMs: number): SlideTransition {
  if (transition.type !== 'css') return transition;
  const { in: comes, out } = transition;
  return {
    ...transition,
    ...(comes && { in: { ...comes, duration: durationMs } }),
    ...(out && { out: { ...out, duration: durationMs } }),
  };
}
