import type { DraftItem } from '@reelwright/pictures';

/**
 * Words rise slowly, a fifth of a line while they stand: a slide of words is no standstill. Each word moves by itself, so
 * anything else would pull them apart; labels stay on what they wear.
 */
export function rising(item: DraftItem): DraftItem {
  const isWords = item.ident === 'title' || item.ident === 'subtitle';
  if (item.type !== 'text' || !isWords || item.effects?.stay) return item;
  return { ...item, effects: { ...item.effects, stay: { effect: 'rise', duration: 4000 } } };
}
