import { type Item, relinked, type Slide } from '@reelwright/movie';

/** The same slide with ids of its own, so that it can be there twice. */
export function renewIds(slide: Slide, newId: () => string): Slide {
  const renew = (items: readonly Item[]): Item[] =>
    items.map((item) => ({
      ...item,
      id: newId(),
      ...(item.children && { children: renew(item.children) }),
    }));
  const { title: _, ...rest } = slide;
  const items = renew(slide.items);
  const ids = new Map(slide.items.map(({ id }, index) => [id, items[index]?.id ?? id]));
  return { ...rest, id: newId(), items: relinked(items, ids) };
}
