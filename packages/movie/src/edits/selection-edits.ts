// Edits of everything that is selected at once: one gesture, one step of undo.
import type { Item } from '../schema/item.ts';
import type { Keyframe } from '../schema/keyframe.ts';
import { edit } from './edit.ts';
import { itemIn, placeOfItem, slideIn } from './find.ts';
import { boundsOfItem, unionOf } from './group-geometry.ts';
import { setFieldsInGroups } from './group-growth.ts';
import { type Arrangement, atLeastScale, withNewIds } from './item-edits.ts';
import { withKeyframe } from './keyframe-edits.ts';
import { relinked } from './relinked.ts';
import { setFields } from './set-fields.ts';

interface Selected {
  readonly slideId: string;
  readonly itemIds: readonly string[];
}

/** Where an item lies and how large it is, before it is turned. Width and height are those that are seen. */
export interface ItemFrame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly angle: number;
}

export interface FramedItem {
  readonly itemId: string;
  readonly frame: Partial<ItemFrame>;
}

interface FramingDetails {
  readonly slideId: string;
  readonly frames: readonly FramedItem[];
  /** Of items that go a way of their own: where they are at a moment. */
  readonly keyframes?: readonly { readonly itemId: string; readonly keyframe: Keyframe }[];
}

/** Moves, resizes and turns several items. A size becomes a scale, as it was saved before: 0.1 at least. */
export const frameItems = edit(
  'frameItems',
  'Move',
  (draft, { slideId, frames, keyframes = [] }: FramingDetails) => {
    for (const { itemId, frame } of frames) {
      const item = itemIn(draft, { slideId, itemId });
      if (item) setFields(item, framedFields(item, frame));
    }
    for (const { itemId, keyframe } of keyframes) {
      const item = itemIn(draft, { slideId, itemId });
      if (item) item.keyframes = withKeyframe(item.keyframes ?? [], keyframe);
    }
  },
);

/** What to set on an item so that it is seen in this frame. */
export function framedFields(
  item: Pick<Item, 'width' | 'height' | 'scaleX' | 'scaleY'>,
  { width, height, ...place }: Partial<ItemFrame>,
): Partial<Item> {
  return {
    ...place,
    ...(width !== undefined && { scaleX: scaleFor(width, item.width, item.scaleX) }),
    ...(height !== undefined && { scaleY: scaleFor(height, item.height, item.scaleY) }),
  };
}

/** A mirrored item stays mirrored. */
function scaleFor(seenPx: number, ownPx: number, before: number): number {
  return (Math.sign(before) || 1) * atLeastScale(seenPx / Math.max(1, ownPx));
}

/** Sets fields of several items: what they show, how they look, how they move. */
export const changeItems = edit(
  'changeItems',
  'Change',
  (
    draft,
    {
      slideId,
      itemIds,
      fields,
    }: Selected & {
      fields:
        | Partial<Omit<Item, 'id' | 'children'>>
        | ((item: Item) => Partial<Omit<Item, 'id' | 'children'>>);
    },
  ) => {
    const items = slideIn(draft, slideId)?.items ?? [];
    for (const itemId of itemIds) {
      const item = itemIn(draft, { slideId, itemId });
      if (!item) continue;
      setFieldsInGroups(items, item, typeof fields === 'function' ? fields(item as Item) : fields);
    }
  },
);

export const removeItems = edit(
  'removeItems',
  'Remove',
  (draft, { slideId, itemIds }: Selected) => {
    const items = slideIn(draft, slideId)?.items ?? [];
    for (const itemId of itemIds) {
      const found = placeOfItem(items, itemId);
      found?.list.splice(found.index, 1);
    }
  },
);

/** Puts copies of items in front of everything else, or at a place of the list: duplicates, and what comes from the clipboard. */
export const pasteItems = edit(
  'pasteItems',
  'Paste',
  (
    draft,
    {
      slideId,
      items,
      offset,
      newId,
      at,
    }: {
      slideId: string;
      items: readonly Item[];
      offset: number;
      newId: (oldId: string) => string;
      at?: number | undefined;
    },
  ) => {
    const list = slideIn(draft, slideId)?.items;
    const copies = items.map((item) => withNewIds(JSON.parse(JSON.stringify(item)) as Item, newId));
    const ids = new Map(items.map(({ id }, index) => [id, copies[index]?.id ?? id]));
    const placed = relinked(copies, ids).map((copy) => ({
      ...copy,
      x: copy.x + offset,
      y: copy.y + offset,
    }));
    list?.splice(at ?? list.length, 0, ...placed);
  },
);

/** Z-order of several items: among themselves they keep the order they have. */
export const arrangeItems = edit(
  'arrangeItems',
  'Arrange',
  (draft, { slideId, itemIds, to }: Selected & { to: Arrangement }) => {
    const found = placeOfItem(slideIn(draft, slideId)?.items ?? [], itemIds[0] ?? '');
    if (!found) return;
    const { list } = found;
    const chosen = list.filter(({ id }) => itemIds.includes(id));
    const others = list.filter(({ id }) => !itemIds.includes(id));
    const lowest = list.findIndex(({ id }) => itemIds.includes(id));
    const highest = list.findLastIndex(({ id }) => itemIds.includes(id));
    const place = {
      top: others.length,
      bottom: 0,
      // Over the next one above the highest, or under the one below the lowest.
      up: highest - chosen.length + 2,
      down: lowest - 1,
    }[to];
    others.splice(Math.min(others.length, Math.max(0, place)), 0, ...chosen);
    list.splice(0, list.length, ...others);
  },
);

export type Alignment = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom';
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How far each item moves so that all stand in line. One alone is lined up with the stage, several with each other. */
export function alignedFrames(
  items: readonly Item[],
  stage: { readonly width: number; readonly height: number },
  alignment: Alignment,
): readonly FramedItem[] {
  const boxes = items.map((item) => boundsOfItem(item, { x: 1, y: 1 }));
  const around =
    items.length > 1 ? unionOf(boxes) : { x: 0, y: 0, width: stage.width, height: stage.height };
  return items.map((item, index) => {
    const box = boxes[index] ?? around;
    const by = shiftTo(alignment, box, around);
    return { itemId: item.id, frame: { x: item.x + by.x, y: item.y + by.y } };
  });
}

function shiftTo(alignment: Alignment, box: Box, around: Box): { x: number; y: number } {
  switch (alignment) {
    case 'left':
      return { x: around.x - box.x, y: 0 };
    case 'center':
      return { x: around.x + around.width / 2 - box.x - box.width / 2, y: 0 };
    case 'right':
      return { x: around.x + around.width - box.x - box.width, y: 0 };
    case 'top':
      return { x: 0, y: around.y - box.y };
    case 'middle':
      return { x: 0, y: around.y + around.height / 2 - box.y - box.height / 2 };
    case 'bottom':
      return { x: 0, y: around.y + around.height - box.y - box.height };
    default:
      return alignment satisfies never;
  }
}

/** Where items lie with equal gaps between them. The outermost two stay where they are. */
export function distributedFrames(
  items: readonly Item[],
  direction: 'across' | 'down',
): readonly FramedItem[] {
  const along = direction === 'across' ? 'x' : 'y';
  const size = direction === 'across' ? 'width' : 'height';
  const placed = items
    .map((item) => ({ item, box: boundsOfItem(item, { x: 1, y: 1 }) }))
    .toSorted((a, b) => a.box[along] - b.box[along]);
  const [first, last] = [placed[0], placed.at(-1)];
  if (!first || !last || placed.length < 3) return [];
  const room = last.box[along] + last.box[size] - first.box[along];
  const gap = (room - placed.reduce((sum, { box }) => sum + box[size], 0)) / (placed.length - 1);
  let at = first.box[along];
  return placed.map(({ item, box }) => {
    const moved = { itemId: item.id, frame: { [along]: item[along] + at - box[along] } };
    at += box[size] + gap;
    return moved;
  });
}

/** Makes an item as wide or as high as the stage, or both. A turned item is put upright first. */
export function filledFrame(
  stage: { readonly width: number; readonly height: number },
  sides: 'width' | 'height' | 'area',
): Partial<ItemFrame> {
  return {
    angle: 0,
    ...(sides !== 'height' && { x: 0, width: stage.width }),
    ...(sides !== 'width' && { y: 0, height: stage.height }),
  };
}
