import type { CatalogueEntry } from './catalogue-entry.ts';

/** Entries whose names have all words that were typed, favourites first. */
export function findEntries<Entry extends Pick<CatalogueEntry, 'id' | 'label'>>(
  entries: readonly Entry[],
  typed: string,
  liked: ReadonlySet<string>,
): readonly Entry[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const found = entries.filter(({ label }) => {
    const name = label.toLowerCase();
    return words.every((word) => name.includes(word));
  });
  const isLiked = ({ id }: Entry) => liked.has(id);
  return [...found.filter(isLiked), ...found.filter((entry) => !isLiked(entry))];
}
