import { isJsonObject, type Json } from '../json.ts';
import type { Migration } from './migration.ts';

/**
 * Until 1, items lay on each other by `styles.zIndex` first and by their place in the list second. From 2 on the list
 * is the order, so "to the top" and "one down" move one thing and everybody reads the same.
 */
export const orderIsTheList: Migration = {
  to: 2,
  why: 'Items lie on each other in the order of their list; z-indices are gone',
  migrate: (data) => ({
    ...data,
    ...(Array.isArray(data.frames) && { frames: data.frames.map(slide) }),
  }),
};

function slide(value: Json): Json {
  if (!isJsonObject(value) || !Array.isArray(value.items)) return value;
  return { ...value, items: inOrder(value.items) };
}

/** Sorting is stable: items of the same depth stay as they stood. */
function inOrder(items: readonly Json[]): readonly Json[] {
  return items.toSorted((one, other) => depthOf(one) - depthOf(other)).map(withoutDepth);
}

function depthOf(item: Json): number {
  const styles = isJsonObject(item) ? item.styles : undefined;
  const zIndex = isJsonObject(styles) ? styles.zIndex : undefined;
  return typeof zIndex === 'number' && Number.isFinite(zIndex) ? zIndex : 0;
}

function withoutDepth(item: Json): Json {
  if (!isJsonObject(item)) return item;
  const sorted = Array.isArray(item.children)
    ? { ...item, children: inOrder(item.children) }
    : item;
  const { styles, ...rest } = sorted;
  if (!isJsonObject(styles) || !Object.hasOwn(styles, 'zIndex')) return sorted;
  const { zIndex: _, ...others } = styles;
  return Object.keys(others).length === 0 ? rest : { ...rest, styles: others };
}
