import { activeFilters, type Box } from '@reelwright/motion';
import type { Item } from '@reelwright/movie';
import type { Brush } from '../surface/brush.ts';
import { boundsOf } from '../surface/matrix.ts';
import { groupMembers } from './group-members.ts';
import { itemReach } from './item-reach.ts';
import { type ItemView, movesEver, viewItem } from './item-view.ts';

/** All that an item at rest may cover, in px of what it lies in. Undefined for groups: anything. */
export function itemCovers(view: ItemView): Box | undefined {
  const isAnywhere = view.item.type === 'group' || view.item.keyframes !== undefined;
  return isAnywhere ? undefined : boundsOf(view.box.matrix, styledReach(view));
}

/** All that an item may draw on, with what its style puts around it, in its own px. */
export function styledReach({ item, text, box }: ItemView): Box {
  const own = { x: 0, y: 0, width: box.width, height: box.height };
  return withStyle(item, itemReach(item, text?.item, own, false));
}

function withStyle({ shadow, filters }: Item, reach: Box): Box {
  const falls = shadow && shadow.enabled !== 'none' ? shadow.thickness * 2 + shadow.distance : 0;
  const blur = filters?.enabled ? filters.blur : 0;
  const blurPx = activeFilters({ ...(blur && { blur }) })[0]?.css ?? 0;
  const by = falls + blurPx * 3 + 2;
  return {
    x: reach.x - by,
    y: reach.y - by,
    width: reach.width + 2 * by,
    height: reach.height + 2 * by,
  };
}

/** Around all that a group holds, in its own px; undefined where that cannot be told: what moves may be anywhere. */
export function groupCovers(brush: Brush, view: ItemView): Box | undefined {
  let [left, top, right, bottom] = [0, 0, view.box.width, view.box.height];
  for (const member of groupMembers(view.item, view.moment)) {
    const child = viewItem(brush, member.item, member.moment);
    if (!child) continue;
    if (movesEver(child) || child.item.keyframes) return undefined;
    const reach = child.item.type === 'group' ? groupCovers(brush, child) : styledReach(child);
    if (!reach) return undefined;
    const box = boundsOf(child.box.matrix, reach);
    left = Math.min(left, box.x);
    top = Math.min(top, box.y);
    right = Math.max(right, box.x + box.width);
    bottom = Math.max(bottom, box.y + box.height);
  }
  const beyond = 4 + (view.item.outline?.thickness ?? 0) * 8;
  return withStyle(view.item, {
    x: left - beyond,
    y: top - beyond,
    width: right - left + 2 * beyond,
    height: bottom - top + 2 * beyond,
  });
}
