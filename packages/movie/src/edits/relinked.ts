import type { Item } from '../schema/item.ts';

/** Copies that belong to other copies belong to those. What was not copied with them stays what they belong to. */
export function relinked(copies: readonly Item[], newIds: ReadonlyMap<string, string>): Item[] {
  const linked = (id: string) => newIds.get(id) ?? id;
  return copies.map((copy) => {
    const { behind } = copy;
    if (!behind) return copy;
    const { textId, pictureId } = behind;
    return { ...copy, behind: { ...behind, textId: linked(textId), pictureId: linked(pictureId) } };
  });
}
