/** The items of a bulletin: how many there are, which of them count, and what is told of each. */
import type { InfoOf, Line, ProjectData } from '@reelwright/movie';
import { textOf } from '../kept-line.ts';

export type NewsItem = NonNullable<InfoOf<'news'>['news_items']>[number];

/** Spec: two to four. */
export const newsLimits = { min: 2, max: 4 } as const;
/** Spec: three are advised, with fewer than two the wizard asks, and longer ones are called long. */
export const bulletLimits = { advised: 3, least: 2, max: 5, longLetters: 160 } as const;

const tabLetters = 10;

/** What is told of an item. Documents from elsewhere may hold bare words. */
export function bulletsIn({ bullets = [] }: NewsItem): readonly Line[] {
  return bullets.map((bullet) => (typeof bullet === 'string' ? { text: bullet } : bullet));
}

export function itemsIn({ info }: Pick<ProjectData, 'info'>): readonly NewsItem[] {
  return info.news_items ?? [];
}

export function withItems(data: ProjectData, items: readonly NewsItem[]): ProjectData {
  return { ...data, info: { ...data.info, news_items: [...items] } };
}

export function withNewsItem(
  data: ProjectData,
  id: string,
  change: (item: NewsItem) => NewsItem,
): ProjectData {
  return withItems(
    data,
    itemsIn(data).map((item) => (item.id === id ? change(item) : item)),
  );
}

export function blankNewsItem(id: string): NewsItem & { readonly id: string } {
  return { id, hasMedia: true, text: '', bullets: [] };
}

const isFilled = ({ text }: Line): boolean => textOf(text) !== '';

/** Nobody wrote or chose anything of it. */
export function isEmptyNews(item: NewsItem): boolean {
  return (
    !isFilled(item) &&
    !bulletsIn(item).some(isFilled) &&
    textOf(item.link) === '' &&
    (item.media ?? []).length === 0
  );
}

/** 'Harvest be…', or its number while it has no headline. */
export function newsTabTitle({ text }: NewsItem, index: number): string {
  const headline = textOf(text);
  if (headline === '') return String(index + 1);
  return headline.length > tabLetters ? `${headline.slice(0, tabLetters).trim()}…` : headline;
}

/** Spec: items without a headline are dropped, and so are blank bullets. */
export function withNewsInOrder(data: ProjectData): ProjectData {
  const kept = itemsIn(data).filter(isFilled);
  return withItems(
    data,
    kept.map(({ parsing: _, ...item }) => ({
      ...item,
      text: textOf(item.text),
      bullets: bulletsIn(item)
        .filter(isFilled)
        .map((bullet, at) => ({
          ...bullet,
          id: bullet.id ?? `${item.id}-bullet-${at + 1}`,
          text: textOf(bullet.text),
        })),
    })),
  );
}

/** An item, and where it stands in the bulletin. */
export interface PlacedNews {
  readonly item: NewsItem;
  readonly at: number;
}

/** Items that something is told of, without a headline. */
export function itemsWithoutHeadline(items: readonly NewsItem[]): readonly PlacedNews[] {
  return items
    .map((item, at) => ({ item, at }))
    .filter(({ item }) => !isFilled(item) && !isEmptyNews(item));
}

/** Whether all of them fit into the bulletin: nobody misses an empty item. */
export function hasRoomFor(items: readonly NewsItem[], more: readonly PlacedNews[]): boolean {
  const filled = items.filter((item) => !isEmptyNews(item));
  return filled.length + more.length <= newsLimits.max;
}

/** With these where they stood, each in the place of an empty one where there is one. */
export function itemsWith(
  items: readonly NewsItem[],
  more: readonly PlacedNews[],
): readonly NewsItem[] {
  return more.reduce((all, { item, at }) => {
    const here = all[at];
    const empty = here && isEmptyNews(here) ? at : all.findIndex(isEmptyNews);
    const others = empty < 0 ? all : all.toSpliced(empty, 1);
    return others.toSpliced(at, 0, item);
  }, items);
}

/**
 * Without what a newsletter brought, and with what stood there before it. What was written since stays; nothing where a
 * bulletin has no room for both.
 */
export function itemsWithoutNewsletter(
  items: readonly NewsItem[],
  { before, brought }: Readonly<Record<'before' | 'brought', readonly NewsItem[]>>,
): readonly NewsItem[] | undefined {
  const asBrought = new Map(brought.map((item) => [item.id, wordsOf(item)]));
  const written = items.filter(
    (item) => !isEmptyNews(item) && wordsOf(item) !== asBrought.get(item.id),
  );
  const back = before.filter((item) => !isEmptyNews(item));
  if (back.length + written.length > newsLimits.max) return undefined;
  return written.length === 0 ? before : [...back, ...written];
}

/** What people type; pictures are found by themselves. */
function wordsOf(item: NewsItem): string {
  const bullets = bulletsIn(item).map(({ text }) => textOf(text));
  return JSON.stringify([textOf(item.text), item.link, item.location, item.date, bullets]);
}

/** Headlines of items with fewer bullets than make a story. */
export function shortItems(data: ProjectData): readonly string[] {
  return itemsIn(data)
    .filter(
      (item) => isFilled(item) && bulletsIn(item).filter(isFilled).length < bulletLimits.least,
    )
    .map(({ text }) => textOf(text));
}

/** After an edit: pictures that were found for other words are found anew. */
export function withFreshBullets(item: NewsItem, before: NewsItem): NewsItem {
  const old = new Map(bulletsIn(before).map((bullet) => [bullet.id, bullet]));
  const { objects, ...rest } = item;
  return {
    ...rest,
    ...(objects !== undefined && item.text === before.text && { objects }),
    bullets: bulletsIn(item).map((bullet) => {
      if (old.get(bullet.id)?.text === bullet.text) return bullet;
      const { objects: _, ...changed } = bullet;
      return changed;
    }),
  };
}
