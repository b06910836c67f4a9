import type { Item } from '@reelwright/movie';

const known = new WeakMap<Item, { readonly language: string; readonly item: Item }>();

/** Items whose charts and numbers are written as the film's language has it. Those without any stay the same objects. */
export function numbersInLanguage(items: readonly Item[], language: string): readonly Item[] {
  if (language === 'en') return items;
  return items.map((item) => inLanguage(item, language));
}

function inLanguage(item: Item, language: string): Item {
  const before = known.get(item);
  if (before?.language === language) return before.item;
  const made = written(item, language);
  known.set(item, { language, item: made });
  return made;
}

function written(item: Item, language: string): Item {
  const { graphic, children } = item;
  if (graphic && (graphic.kind === 'chart' || graphic.kind === 'counter'))
    return graphic.numbers ? item : { ...item, graphic: { ...graphic, numbers: language } };
  if (!children) return item;
  const inner = children.map((child) => inLanguage(child, language));
  return inner.every((child, index) => child === children[index])
    ? item
    : { ...item, children: inner };
}
