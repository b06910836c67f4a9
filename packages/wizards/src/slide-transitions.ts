/** How slides follow each other: what leaves and what comes are told on the two slides that meet. */
import type { ScriptPart } from './script.ts';
import { type DraftTransition, slideChange } from './themes/slide-change.ts';
import type { ThemeLook } from './themes/theme-look.ts';

/** Facts of one item follow each other with a cut; anything else is a new picture altogether. */
export function slideTransitions(
  parts: readonly ScriptPart[],
  theme: ThemeLook,
): readonly DraftTransition[] {
  const changes = (at: number) => at > 0 && at < parts.length && parts[at]?.role !== 'fact';
  return parts.map((_, at) => slideChange(theme, { comes: changes(at), goes: changes(at + 1) }));
}
