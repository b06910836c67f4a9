import { type Item, maxItemSeconds } from '../schema/item.ts';
import { edit, type MovieDraft } from './edit.ts';
import { type ItemPlace, itemIn, placeOfItem, slideIn } from './find.ts';
import { setFieldsInGroups } from './group-growth.ts';
import { setFields } from './set-fields.ts';

const duplicateOffset = 25;
const minScale = 0.1;

export const addItem = edit(
  'addItem',
  'Add',
  (draft, { slideId, item, at }: { slideId: string; item: Item; at?: number }) => {
    const items = slideIn(draft, slideId)?.items;
    items?.splice(at ?? items.length, 0, item);
  },
);

export const removeItem = edit('removeItem', 'Remove', (draft, place: ItemPlace) => {
  const found = placeOfItem(slideIn(draft, place.slideId)?.items ?? [], place.itemId);
  found?.list.splice(found.index, 1);
});

interface DuplicateDetails {
  readonly slideId: string;
  readonly itemIds: readonly string[];
  readonly newId: (oldId: string) => string;
}

/** Copies in front of everything else, a little aside. What lies in a group has its copy there, too. */
export const duplicateItems = edit(
  'duplicateItems',
  'Duplicate',
  (draft, { slideId, itemIds, newId }: DuplicateDetails) => {
    const items = slideIn(draft, slideId)?.items ?? [];
    for (const itemId of itemIds) {
      const found = placeOfItem(items, itemId);
      const item = found?.list[found.index];
      if (!item) continue;
      const copy = withNewIds(JSON.parse(JSON.stringify(item)) as Item, newId);
      found.list.push({ ...copy, x: copy.x + duplicateOffset, y: copy.y + duplicateOffset });
    }
  },
);

type Box = Partial<Pick<Item, 'x' | 'y' | 'width' | 'height' | 'scaleX' | 'scaleY' | 'angle'>>;

/** Moves, resizes, scales or turns an item. Scales are 0.1 at least, so that it can still be taken hold of. */
export const moveItem = edit(
  'moveItem',
  'Move',
  (draft, { box, ...place }: ItemPlace & { box: Box }) => {
    const item = itemIn(draft, place);
    if (!item) return;
    const { scaleX, scaleY } = box;
    setFields(item, {
      ...box,
      ...(scaleX !== undefined && { scaleX: atLeastScale(scaleX) }),
      ...(scaleY !== undefined && { scaleY: atLeastScale(scaleY) }),
    });
  },
);

/** Sets when an item is on screen: within 600 s and its slide, to two decimals, the end after the start. */
export const retimeItem = edit(
  'retimeItem',
  'Change timing',
  (draft, { startTime, endTime, ...place }: ItemPlace & { startTime: number; endTime: number }) => {
    retime(draft, place, { startTime, endTime });
  },
);

interface ItemTimes {
  readonly itemId: string;
  readonly startTime: number;
  readonly endTime: number;
}

/** The same for several layers that are moved together. */
export const retimeItems = edit(
  'retimeItems',
  'Change timing',
  (draft, { slideId, times }: { slideId: string; times: readonly ItemTimes[] }) => {
    for (const { itemId, ...next } of times) retime(draft, { slideId, itemId }, next);
  },
);

interface StaggerDetails {
  readonly slideId: string;
  /** In the order in which they come. */
  readonly itemIds: readonly string[];
  readonly gapSeconds: number;
}

/** Lets items come one after the other; the first one stays where it is, and all of them leave when they did. */
export const staggerItems = edit(
  'staggerItems',
  'Stagger',
  (draft, { slideId, itemIds, gapSeconds }: StaggerDetails) => {
    const items = itemIds.flatMap((itemId) => itemIn(draft, { slideId, itemId }) ?? []);
    const first = Math.min(...items.map(({ timing }) => timing.startTime));
    for (const [index, { id, timing }] of items.entries()) {
      const startTime = first + index * gapSeconds;
      const length = timing.endTime - timing.startTime;
      // One that would have left by then stays for as long as before.
      const endTime = timing.endTime > startTime ? timing.endTime : startTime + length;
      retime(draft, { slideId, itemId: id }, { startTime, endTime });
    }
  },
);

function retime(draft: MovieDraft, place: ItemPlace, times: Omit<ItemTimes, 'itemId'>): void {
  const item = itemIn(draft, place);
  const max = Math.min(maxItemSeconds, slideIn(draft, place.slideId)?.duration ?? maxItemSeconds);
  const [start, end] = [clampSeconds(times.startTime, max), clampSeconds(times.endTime, max)];
  if (item && end > start) item.timing = { ...item.timing, startTime: start, endTime: end };
}

/** Sets any other fields of an item: text, picture, styles, effects. `undefined` takes one away. */
export const changeItem = edit(
  'changeItem',
  'Change',
  (draft, { fields, ...place }: ItemPlace & { fields: Partial<Omit<Item, 'id' | 'children'>> }) => {
    const item = itemIn(draft, place);
    const items = slideIn(draft, place.slideId)?.items ?? [];
    if (item) setFieldsInGroups(items, item, fields);
  },
);

export type Arrangement = 'top' | 'up' | 'down' | 'bottom';

/** Z-order is the order of the list: later is in front. */
export const arrangeItem = edit(
  'arrangeItem',
  'Arrange',
  (draft, { to, ...place }: ItemPlace & { to: Arrangement }) => {
    const found = placeOfItem(slideIn(draft, place.slideId)?.items ?? [], place.itemId);
    const [item] = found?.list.splice(found.index, 1) ?? [];
    if (!found || !item) return;
    const last = found.list.length;
    const target = { top: last, up: found.index + 1, down: found.index - 1, bottom: 0 }[to];
    found.list.splice(Math.min(last, Math.max(0, target)), 0, item);
  },
);

/** Puts an item at a place of its list. */
export const placeItem = edit(
  'placeItem',
  'Arrange',
  (draft, { to, ...place }: ItemPlace & { to: number }) => {
    const found = placeOfItem(slideIn(draft, place.slideId)?.items ?? [], place.itemId);
    const [item] = found?.list.splice(found.index, 1) ?? [];
    if (found && item) found.list.splice(to, 0, item);
  },
);

function clampSeconds(seconds: number, max: number): number {
  return Math.round(Math.min(max, Math.max(0, seconds)) * 100) / 100;
}

/** A negative scale mirrors: its size counts. */
export function atLeastScale(scale: number): number {
  return Math.abs(scale) >= minScale ? scale : scale < 0 ? -minScale : minScale;
}

export function withNewIds(item: Item, newId: (oldId: string) => string): Item {
  return {
    ...item,
    id: newId(item.id),
    ...(item.children && { children: item.children.map((child) => withNewIds(child, newId)) }),
  };
}
