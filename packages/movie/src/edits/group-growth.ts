// A group's box lies around what is in it. When a text in it grows with its words, the group grows with it.
import type { Item } from '../schema/item.ts';
import type { ItemDraft } from './find.ts';
import { type Box, boundsOfItem, type Stretch, turned, unionOf } from './group-geometry.ts';
import { setFields } from './set-fields.ts';

/** A side that lies this close to what is in the group goes where that goes. */
const touchesPx = 0.5;

type Fields = Partial<Omit<Item, 'id' | 'children'>>;

/** Whether a change makes a text larger or smaller because of its words or letters. */
function growsWithWords({ type }: Pick<Item, 'type'>, fields: Fields): boolean {
  const isWords = fields.text !== undefined || fields.font !== undefined;
  return type === 'text' && isWords && fields.scaleY !== undefined;
}

/** Sets fields of an item; the groups around a text that grows with its words grow too, and nothing else moves. */
export function setFieldsInGroups(items: ItemDraft[], item: ItemDraft, fields: Fields): void {
  const groups = growsWithWords(item, fields) ? (groupsAround(items, item.id) ?? []) : [];
  const before = groups.map(({ group, inside }) => contentOf(group, inside));
  setFields(item, fields);
  for (const [index, { group, inside, outside }] of groups.entries()) {
    const was = before[index];
    if (was) follow(group, { inside, outside }, was, contentOf(group, inside));
  }
}

interface Around {
  readonly group: ItemDraft;
  /** By how much what is in it is stretched, and it itself by the groups around it. */
  readonly inside: Stretch;
  readonly outside: Stretch;
}

/** The groups around an item, the innermost first. */
function groupsAround(
  items: readonly ItemDraft[],
  itemId: string,
  outside: Stretch = { x: 1, y: 1 },
): readonly Around[] | undefined {
  for (const group of items) {
    if (group.id === itemId) return [];
    const { children, scaleX, scaleY } = group;
    if (!children) continue;
    const inside = { x: outside.x * Math.abs(scaleX), y: outside.y * Math.abs(scaleY) };
    const inner = groupsAround(children, itemId, inside);
    if (inner) return [...inner, { group, inside, outside }];
  }
  return undefined;
}

/** What a group's items cover, in its own px. */
function contentOf({ children = [] }: ItemDraft, inside: Stretch): Box {
  const seen = children.filter(({ type }) => type !== 'audio');
  const { x, y, width, height } = unionOf(seen.map((child) => boundsOfItem(child, inside)));
  return {
    x: x / inside.x,
    y: y / inside.y,
    width: width / inside.x,
    height: height / inside.y,
  };
}

/** Sides that lay at what was in the group stay at it; others only make room. */
function follow(
  group: ItemDraft,
  { inside, outside }: Omit<Around, 'group'>,
  was: Box,
  now: Box,
): void {
  const { width, height } = group;
  const nearer = (side: number, at: number, to: number) =>
    Math.abs(side - at) < touchesPx ? to : Math.min(side, to);
  const left = nearer(0, was.x, now.x);
  const top = nearer(0, was.y, now.y);
  const right = -nearer(-width, -was.x - was.width, -now.x - now.width);
  const bottom = -nearer(-height, -was.y - was.height, -now.y - now.height);
  const grown = { width: right - left, height: bottom - top };
  // Mirrored and turned around its middle, which must not move what stays.
  const mirror = {
    x: (group.scaleX < 0 ? -1 : 1) * (group.flip?.x ? -1 : 1),
    y: (group.scaleY < 0 ? -1 : 1) * (group.flip?.y ? -1 : 1),
  };
  const moved = turned(
    mirror.x * ((left + right) / 2 - width / 2) * inside.x,
    mirror.y * ((top + bottom) / 2 - height / 2) * inside.y,
    group.angle,
  );
  const middle = {
    x: group.x * outside.x + (width * inside.x) / 2 + moved.x,
    y: group.y * outside.y + (height * inside.y) / 2 + moved.y,
  };
  setFields(group, {
    ...grown,
    x: (middle.x - (grown.width * inside.x) / 2) / outside.x,
    y: (middle.y - (grown.height * inside.y) / 2) / outside.y,
  });
  for (const child of group.children ?? [])
    setFields(child, { x: child.x - left, y: child.y - top });
}
