// Adding, copying, removing and moving the items of a repeat group. A new item is always the selected one.
import type { RepeatField } from './field.ts';
import { moveWithin } from './move-within.ts';

const DEFAULT_MIN_ITEMS = 1;
const DEFAULT_MAX_TABS_TITLE = 5;

type Limits = Pick<RepeatField, 'min' | 'max'>;

export interface RepeatGroup<Item extends { readonly id: string }> {
  readonly items: readonly Item[];
  readonly selected: number;
}

export function repeatMin(field: Limits): number {
  return field.min ?? DEFAULT_MIN_ITEMS;
}

export function canAddItem(field: Limits, count: number): boolean {
  return !field.max || count < field.max;
}

export function canRemoveItem(field: Limits, count: number): boolean {
  return count > repeatMin(field);
}

export function addItem<Item extends { readonly id: string }>(
  field: Limits,
  group: RepeatGroup<Item>,
  item: Item,
): RepeatGroup<Item> {
  if (!canAddItem(field, group.items.length)) return group;
  return { items: [...group.items, item], selected: group.items.length };
}

/** The copy goes right after its original and needs an id of its own. */
export function duplicateItem<Item extends { readonly id: string }>(
  field: Limits,
  group: RepeatGroup<Item>,
  index: number,
  newId: string,
): RepeatGroup<Item> {
  const original = group.items[index];
  if (original === undefined || !canAddItem(field, group.items.length)) return group;
  const copy = { ...original, id: newId };
  return { items: group.items.toSpliced(index + 1, 0, copy), selected: index + 1 };
}

export function removeItem<Item extends { readonly id: string }>(
  field: Limits,
  group: RepeatGroup<Item>,
  index: number,
): RepeatGroup<Item> {
  if (group.items[index] === undefined || !canRemoveItem(field, group.items.length)) return group;
  const items = group.items.toSpliced(index, 1);
  const stillSelected = index < group.selected ? group.selected - 1 : group.selected;
  return { items, selected: Math.max(0, Math.min(stillSelected, items.length - 1)) };
}

/** The selection stays with the item it was on, wherever that ends up. */
export function moveItem<Item extends { readonly id: string }>(
  group: RepeatGroup<Item>,
  from: number,
  to: number,
): RepeatGroup<Item> {
  const selectedId = group.items[group.selected]?.id;
  const items = moveWithin(group.items, from, to);
  const selected = items.findIndex((item) => item.id === selectedId);
  return { items, selected: Math.max(0, selected) };
}

/** 'Bonus 2' while there are few, '2' once the tabs grow tight. */
export function repeatTabTitle(
  field: Pick<RepeatField, 'unit' | 'maxTabsTitle'>,
  index: number,
  count: number,
): string {
  const withUnit = count < (field.maxTabsTitle ?? DEFAULT_MAX_TABS_TITLE);
  return withUnit ? `${field.unit} ${index + 1}` : String(index + 1);
}
