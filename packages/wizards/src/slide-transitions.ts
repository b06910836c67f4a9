/** How slides follow each other: what leaves and what comes are told on the two slides that meet. */
import { findTransition } from '@reelwright/motion';
import type { ScriptPart } from './script.ts';
import type { ThemeLook } from './themes/theme-look.ts';

/** Facts of one item follow each other with a cut; anything else is a new picture altogether. */
export function slideTransitions(
  parts: readonly ScriptPart[],
  { transition }: ThemeLook,
): readonly object[] {
  const found = findTransition(transition.effect);
  const changes = (at: number) => at > 0 && at < parts.length && parts[at]?.role !== 'fact';
  const side = (effect: string) => ({ effect, duration: transition.durationMs });
  return parts.map((_, at) => {
    if (!found) return { type: 'none' };
    return {
      type: 'css',
      ...(changes(at) && { in: side(found.inEffect) }),
      ...(changes(at + 1) && { out: side(found.outEffect) }),
    };
  });
}
