import type { Item } from '@reelwright/movie';

/** How an item looks and moves, without what it is and where it lies. */
const looks = ['bg', 'border', 'shadow', 'filters', 'outline', 'cover', 'mask', 'effects'] as const;
/** What only words have. */
const textLooks = ['font', 'fg'] as const;

export type Look = Partial<Pick<Item, (typeof looks)[number] | (typeof textLooks)[number]>>;

const place = 'reelwright-copied-look';

export function lookOf(item: Item): Look {
  const keys = item.type === 'text' ? [...looks, ...textLooks] : looks;
  return Object.fromEntries(keys.map((key) => [key, item[key]]));
}

/** What of a look an item takes over: all of it, so that what the other did not have goes as well. */
export function lookFor(item: Item, look: Look): Look {
  const hasText = textLooks.some((key) => key in look);
  const keys = item.type === 'text' && hasText ? [...looks, ...textLooks] : looks;
  return Object.fromEntries(keys.map((key) => [key, look[key]]));
}

export function keepLook(look: Look): void {
  // JSON leaves out what is not set: text looks are told by their keys.
  const text = JSON.stringify(look, (_, value) => (value === undefined ? null : value));
  localStorage.setItem(place, text);
}

export function copiedLook(): Look | undefined {
  const kept: Record<string, unknown> | null = JSON.parse(localStorage.getItem(place) ?? 'null');
  if (!kept) return undefined;
  return Object.fromEntries(Object.entries(kept).map(([key, value]) => [key, value ?? undefined]));
}
