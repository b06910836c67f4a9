import type { Item } from '@reelwright/movie';

/** As they lie on each other: by their z-index, then as they stand in the list. */
export function inOrder(items: readonly Item[]): Item[] {
  return items.toSorted((a, b) => depth(a) - depth(b));
}

function depth({ styles }: Item): number {
  const zIndex = styles?.zIndex ?? 0;
  return Number.isFinite(zIndex) ? zIndex : 0;
}
