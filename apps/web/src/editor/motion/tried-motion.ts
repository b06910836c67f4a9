// A motion that somebody points at, played on the real slide before it is chosen.
import type { Item, ProjectData, Slide } from '@reelwright/movie';
import { slideSeconds } from '@reelwright/movie';
import { createStore } from '../../store/create-store.ts';

export type MotionPart = 'in' | 'stay' | 'out' | 'effect';

export interface TriedMotion {
  readonly slideId: string;
  /** What is seen at work: of these items their way in or out, or what they do meanwhile; of a slide how it begins. */
  readonly part: MotionPart | 'slide';
  readonly itemIds: readonly string[];
  readonly change: (item: Item) => Item;
}

export const triedMotion = createStore<TriedMotion | undefined>(undefined);

/** A part of a film that plays over and over. */
export interface PlayedPart {
  readonly movie: ProjectData;
  readonly from: number;
  readonly to: number;
}

/** A breath before and after, so that one sees where a motion begins and ends. */
const breathSeconds = 0.5;
const staySeconds = 3.5;
const slideBeginsSeconds = 4;

/** @param movie of the slide alone. */
export function triedPart(tried: TriedMotion, movie: ProjectData): PlayedPart | undefined {
  const [slide] = movie.frames;
  if (!slide || slide.id !== tried.slideId) return undefined;
  const changed = { ...slide, items: changedItems(slide.items, tried) };
  const items = itemsIn(changed.items).filter(({ id }) => tried.itemIds.includes(id));
  if (items.length === 0) return undefined;
  return { movie: { ...movie, frames: [changed] }, ...timesOf(tried.part, items, changed) };
}

function changedItems(items: readonly Item[], tried: TriedMotion): Item[] {
  return items.map((item) => {
    const inner = item.children && { children: changedItems(item.children, tried) };
    const whole = { ...item, ...inner };
    return tried.itemIds.includes(item.id) ? tried.change(whole) : whole;
  });
}

function itemsIn(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item) => [item, ...itemsIn(item.children ?? [])]);
}

function timesOf(part: TriedMotion['part'], items: readonly Item[], slide: Slide) {
  const whole = slideSeconds(slide);
  const starts = Math.min(...items.map(({ timing }) => timing.startTime));
  const ends = Math.min(whole, Math.max(...items.map(({ timing }) => timing.endTime)));
  const longest = (of: 'in' | 'out') =>
    Math.max(...items.map(({ effects }) => effects?.[of]?.duration ?? 0)) / 1000;
  /** Words and letters come one after the other. */
  const isInParts = items.some(({ effects }) => effects?.break !== undefined);
  switch (part) {
    case 'in':
      return {
        from: starts,
        to: Math.min(ends, starts + longest('in') * (isInParts ? 3 : 1) + 2 * breathSeconds),
      };
    case 'out':
      return {
        from: Math.max(starts, ends - longest('out') * (isInParts ? 3 : 1) - 2 * breathSeconds),
        to: ends,
      };
    case 'stay':
    case 'effect':
      return { from: starts, to: Math.min(ends, starts + longest('in') + staySeconds) };
    case 'slide':
      return { from: 0, to: Math.min(whole, slideBeginsSeconds) };
    default:
      return part satisfies never;
  }
}
