import type { Item } from '@reelwright/movie';
import { findItem } from '../state/editor-session.ts';
import type { Stretch } from './item-frame.ts';

/** By how much all groups around an item stretch it. */
export function stretchAround(items: readonly Item[], itemId: string): Stretch {
  for (const { id, children, scaleX, scaleY } of items) {
    if (id === itemId) return { x: 1, y: 1 };
    if (!children || !findItem(children, itemId)) continue;
    const inner = stretchAround(children, itemId);
    return { x: inner.x * Math.abs(scaleX), y: inner.y * Math.abs(scaleY) };
  }
  return { x: 1, y: 1 };
}
