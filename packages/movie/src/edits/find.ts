import type { MovieDraft } from './edit.ts';

type SlideDraft = MovieDraft['frames'][number];
export type ItemDraft = SlideDraft['items'][number];

/** Edits name what they change by id: another tab may have moved it meanwhile. */
export function slideIn(draft: MovieDraft, slideId: string): SlideDraft | undefined {
  return draft.frames.find(({ id }) => id === slideId);
}

/** The list an item is in (its slide's, or its group's) and its place there. */
export function placeOfItem(
  items: ItemDraft[],
  itemId: string,
): { readonly list: ItemDraft[]; readonly index: number } | undefined {
  const index = items.findIndex(({ id }) => id === itemId);
  if (index >= 0) return { list: items, index };
  for (const item of items) {
    const place = item.children && placeOfItem(item.children, itemId);
    if (place) return place;
  }
  return undefined;
}

export interface ItemPlace {
  readonly slideId: string;
  readonly itemId: string;
}

export function itemIn(draft: MovieDraft, { slideId, itemId }: ItemPlace): ItemDraft | undefined {
  const place = placeOfItem(slideIn(draft, slideId)?.items ?? [], itemId);
  return place?.list[place.index];
}
