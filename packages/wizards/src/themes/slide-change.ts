import type { ThemeLook } from './theme-look.ts';

export interface DraftTransition {
  readonly type: 'css' | 'video' | 'none';
  readonly in?: { readonly effect: string; readonly duration: number };
  readonly out?: { readonly effect: string; readonly duration: number };
  readonly url?: string;
}

/** What a slide says about its changes: how it comes, and how it gives way to the next. */
export function slideChange(
  { transition }: ThemeLook,
  { comes, goes }: { readonly comes: boolean; readonly goes: boolean },
): DraftTransition {
  if (transition.type === 'none' || (!comes && !goes)) return { type: 'none' };
  if (transition.type === 'video') {
    return comes ? { type: 'video', url: transition.url } : { type: 'none' };
  }
  const side = (effect: string) => ({ effect, duration: transition.durationMs });
  return {
    type: 'css',
    ...(comes && { in: side(transition.in) }),
    ...(goes && { out: side(transition.out) }),
  };
}
