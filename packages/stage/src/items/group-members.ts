import type { Item } from '@reelwright/movie';
import type { ItemMoment } from './item-moment.ts';

/**
 * What is grouped, from the back to the front. A group's scale is passed on to its children's boxes, as
 * ungrouping would do, and they are on screen exactly as long as their group.
 */
export function groupMembers(
  group: Item,
  moment: ItemMoment,
): readonly { readonly item: Item; readonly moment: ItemMoment }[] {
  const stretch = {
    x: moment.stretch.x * Math.abs(group.scaleX),
    y: moment.stretch.y * Math.abs(group.scaleY),
  };
  return (group.children ?? []).map((child) => ({
    item: { ...child, timing: group.timing },
    moment: { ...moment, stretch },
  }));
}
