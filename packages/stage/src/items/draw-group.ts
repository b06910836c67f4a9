import type { Item } from '@reelwright/movie';
import type { Brush } from '../surface/brush.ts';
import { inOrder } from './in-order.ts';
import type { ItemMoment } from './item-moment.ts';

/**
 * Draws what is grouped. A group's scale is passed on to its children's boxes, as ungrouping would
 * do, and they are on screen exactly as long as their group.
 */
export function drawGroup(
  brush: Brush,
  group: Item,
  moment: ItemMoment,
  drawItem: (brush: Brush, item: Item, moment: ItemMoment) => void,
): void {
  const stretch = {
    x: moment.stretch.x * Math.abs(group.scaleX),
    y: moment.stretch.y * Math.abs(group.scaleY),
  };
  for (const child of inOrder(group.children ?? [])) {
    drawItem(brush, { ...child, timing: group.timing }, { ...moment, stretch });
  }
}
