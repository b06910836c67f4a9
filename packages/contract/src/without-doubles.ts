import type { MediaItem } from './media-search-calls.ts';

/** Each medium once: several sources find the same one, under its address or under its own name. */
export function withoutDoubles(items: readonly MediaItem[]): MediaItem[] {
  const known = new Set<string>();
  return items.filter(({ url, ident }) => {
    if (known.has(url) || known.has(ident)) return false;
    known.add(url).add(ident);
    return true;
  });
}
