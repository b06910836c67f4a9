import { Item } from '../schema/item.ts';
import { edit, type MovieDraft } from './edit.ts';
import { type ItemDraft, type ItemPlace, placeOfItem, slideIn } from './find.ts';
import {
  type Box,
  boundsOfItem,
  movedOutOfGroup,
  type Stretch,
  unionOf,
} from './group-geometry.ts';

/** Puts items of one list into a group, where the frontmost of them lay. Nothing changes on screen. */
export const groupItems = edit(
  'groupItems',
  'Group',
  (
    draft,
    { slideId, itemIds, groupId }: { slideId: string; itemIds: readonly string[]; groupId: string },
  ) => {
    const found = listOf(draft, { slideId, itemId: itemIds[0] ?? '' });
    if (!found) return;
    const { list, stretch } = found;
    const members = list.filter(({ id }) => itemIds.includes(id));
    if (members.length < 2) return;
    const box = boxAround(members, stretch);
    const group = Item.parse({
      id: groupId,
      type: 'group',
      scaleX: 1,
      scaleY: 1,
      ...box,
      timing: timesOf(members),
      children: members.map((member) => ({
        ...plain(member),
        x: member.x - box.x,
        y: member.y - box.y,
      })),
    });
    const last = list.findLastIndex(({ id }) => itemIds.includes(id));
    list.splice(last, 1, group as ItemDraft);
    for (const { id } of members) {
      const index = list.findIndex((item) => item.id === id);
      if (index >= 0) list.splice(index, 1);
    }
  },
);

/** Takes a group apart. What was in it stays where it is seen: the group's scales, angle and times go on to it. */
export const ungroupItems = edit('ungroupItems', 'Ungroup', (draft, place: ItemPlace) => {
  const found = listOf(draft, place);
  const group = found?.list[found.index];
  if (!found || group?.type !== 'group') return;
  const whole = plain(group);
  const freed = (whole.children ?? []).map((child) => freedItem(child, whole, found.stretch));
  found.list.splice(found.index, 1, ...(freed as ItemDraft[]));
});

/** An item as it would be if it lay on the slide itself, where it is seen now: out of all groups around it. */
export function itemOnSlide(
  items: readonly Item[],
  itemId: string,
  stretch: Stretch = { x: 1, y: 1 },
): Item | undefined {
  for (const item of items) {
    if (item.id === itemId) return item;
    const inner = { x: stretch.x * Math.abs(item.scaleX), y: stretch.y * Math.abs(item.scaleY) };
    const found = itemOnSlide(item.children ?? [], itemId, inner);
    if (found) return freedItem(found, item, stretch);
  }
  return undefined;
}

function freedItem(child: Item, group: Item, stretch: Stretch): Item {
  return {
    ...child,
    ...movedOutOfGroup(child, group, stretch),
    timing: wasRetimed(group) ? group.timing : child.timing,
    ...(group.hide && { hide: true }),
    ...(group.show === false && { show: false }),
    ...(group.locked && { locked: true }),
  };
}

interface FoundList {
  readonly list: ItemDraft[];
  readonly index: number;
  /** By how much the groups around this list stretch what is in it. */
  readonly stretch: Stretch;
}

function listOf(draft: MovieDraft, { slideId, itemId }: ItemPlace): FoundList | undefined {
  const items = slideIn(draft, slideId)?.items ?? [];
  const place = placeOfItem(items, itemId);
  return place && { ...place, stretch: stretchOf(items, place.list) ?? { x: 1, y: 1 } };
}

function stretchOf(items: ItemDraft[], list: ItemDraft[]): Stretch | undefined {
  if (items === list) return { x: 1, y: 1 };
  for (const { children, scaleX, scaleY } of items) {
    const inner = children && stretchOf(children, list);
    if (inner) return { x: inner.x * Math.abs(scaleX), y: inner.y * Math.abs(scaleY) };
  }
  return undefined;
}

/** Sounds have no place on the slide; a group of nothing but sounds has the place of the first. */
function boxAround(members: readonly ItemDraft[], stretch: Stretch): Box {
  const seen = members.filter(({ type }) => type !== 'audio');
  const boxes = (seen.length > 0 ? seen : members).map((item) => boundsOfItem(item, stretch));
  const { x, y, width, height } = unionOf(boxes);
  return {
    x: x / stretch.x,
    y: y / stretch.y,
    width: width / stretch.x,
    height: height / stretch.y,
  };
}

/** A group is on screen from the first of its items to the last. */
function timesOf(members: readonly Pick<Item, 'timing'>[]): Item['timing'] {
  return {
    startTime: Math.min(...members.map(({ timing }) => timing.startTime)),
    endTime: Math.max(...members.map(({ timing }) => timing.endTime)),
  };
}

/** Items of a group that was never given other times have their own again when it is taken apart. */
function wasRetimed({ timing, children = [] }: Item): boolean {
  const own = timesOf(children);
  return own.startTime !== timing.startTime || own.endTime !== timing.endTime;
}

function plain(item: ItemDraft): Item {
  return JSON.parse(JSON.stringify(item));
}
