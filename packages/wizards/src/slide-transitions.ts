/** How slides follow each other: what leaves and what comes are told on the two slides that meet. */
import type { PartRole, ScriptPart } from './script.ts';
import { type DraftTransition, slideChange } from './themes/slide-change.ts';
import type { ThemeLook } from './themes/theme-look.ts';

const cutTo = new Set<PartRole | undefined>(['fact', 'answer', 'product']);

/** Facts of one item follow each other with a cut, an answer its question, and products each other; anything else is a new picture altogether. */
export function slideTransitions(
  parts: readonly ScriptPart[],
  theme: ThemeLook,
): readonly DraftTransition[] {
  const changes = (at: number) => at > 0 && at < parts.length && !cutTo.has(parts[at]?.role);
  return parts.map((_, at) => slideChange(theme, { comes: changes(at), goes: changes(at + 1) }));
}
