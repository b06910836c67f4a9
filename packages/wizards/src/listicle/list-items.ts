// The items of a list: how many there are, which of them count, and how their tabs are called.
import type { ProjectData, WizardInfo } from '@reelwright/movie';

export type ListItem = NonNullable<WizardInfo['items']>[number];

export const listSizes = { min: 1, max: 20, default: 3 } as const;
export const itemLimits = { min: 2, max: 20 } as const;
export const defaultUnit = 'item';
/** Lines of trivia that an item may have. */
export const maxTrivia = 5;
/** Past this many characters a line of trivia is called long. */
export const longTriviaLetters = 80;
export const longTriviaMessage = 'Long text does not look good in videos! Please edit if possible.';
const tabLetters = 6;

/** An item that nobody wrote anything about: dropped when the step is left. */
export function isEmptyItem({ text, trivia = [] }: ListItem): boolean {
  return !text?.trim() && trivia.every((line) => !line.text?.trim());
}

/** Without empty items and lines; two items stay in any case, so that what is missing can be pointed at. */
export function withItemsInOrder(data: ProjectData): ProjectData {
  const items = data.info.items ?? [];
  const filled = items.filter((item) => !isEmptyItem(item));
  const empty = items.filter(isEmptyItem);
  const kept = [...filled, ...empty.slice(0, Math.max(0, itemLimits.min - filled.length))];
  const ordered = kept.map((item) => ({
    ...item,
    ...(item.text !== undefined && { text: item.text.trim() }),
    ...(item.trivia && { trivia: item.trivia.filter(({ text }) => text?.trim()) }),
  }));
  return { ...data, info: { ...data.info, items: ordered } };
}

/** '3' while it has no name, then the first six letters of it. */
export function itemTabTitle({ text }: ListItem, index: number): string {
  const name = text?.trim() ?? '';
  if (name === '') return String(index + 1);
  return name.length > tabLetters ? `${name.slice(0, tabLetters).trim()}…` : name;
}

/** Places of items whose name is missing. */
export function namelessItems(items: readonly ListItem[]): readonly number[] {
  return items.flatMap(({ text }, index) => (text?.trim() ? [] : [index]));
}
