import type { Animation, Theme } from '@reelwright/movie';
import { presetOf, themeCalled } from '@reelwright/wizards';
import type { TextKind } from './text-kinds.ts';

/** What in a film moves by itself: its kinds of words, and its pictures. */
export type MovingKind = TextKind | 'media';

/** How one kind comes, stays and goes now: as the theme has it, or as somebody chose. */
export function effectsOf(theme: Theme | undefined, kind: MovingKind): Animation {
  const preset = presetOf(themeCalled(theme?.name));
  return theme?.[kind]?.effects ?? preset[kind]?.effects ?? { effect: 'none' };
}

export function withEffects(theme: Theme, kind: MovingKind, change: Partial<Animation>): Theme {
  return {
    ...theme,
    [kind]: { ...theme[kind], effects: { ...effectsOf(theme, kind), ...change } },
  };
}

/** As the theme has it again. */
export function withoutEffects(theme: Theme, kind: MovingKind): Theme {
  const { effects: _, ...style } = theme[kind] ?? {};
  const { effects } = presetOf(themeCalled(theme.name))[kind] ?? {};
  return { ...theme, [kind]: { ...style, ...(effects && { effects }) } };
}
