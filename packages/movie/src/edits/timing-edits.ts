import { slideSeconds } from '../durations.ts';
import type { Item } from '../schema/item.ts';
import { maxItemSeconds } from '../schema/item.ts';
import type { Slide } from '../schema/slide.ts';
import { edit } from './edit.ts';
import { type ItemDraft, type ItemPlace, itemIn, slideIn } from './find.ts';
import { withNewIds } from './item-edits.ts';
import { shiftKeyframes } from './keyframe-edits.ts';

/** A part of a layer is never shorter than this: it could not be taken hold of. */
const minPartSeconds = 0.1;

interface SplitDetails {
  readonly slideId: string;
  readonly itemIds: readonly string[];
  readonly atSeconds: number;
  readonly newId: (oldId: string) => string;
}

/** Whether a layer is on screen at that moment, with enough of it on either side. */
export function canSplit({ timing, locked }: Item, atSeconds: number): boolean {
  const { startTime, endTime } = timing;
  return (
    !locked && atSeconds - startTime >= minPartSeconds && endTime - atSeconds >= minPartSeconds
  );
}

/**
 * Cuts layers in two at a moment. A clip or sound goes on in the second part where the first one ends. The first
 * keeps the way in, the second the way out: together they look like before.
 */
export const splitItems = edit(
  'splitItems',
  'Split',
  (draft, { slideId, itemIds, atSeconds, newId }: SplitDetails) => {
    const items = slideIn(draft, slideId)?.items;
    for (const itemId of itemIds) {
      const index = items?.findIndex(({ id }) => id === itemId) ?? -1;
      const item = items?.[index];
      if (!items || !item || !canSplit(item as Item, atSeconds)) continue;
      const at = rounded(atSeconds);
      const second = withNewIds(JSON.parse(JSON.stringify(item)) as Item, newId);
      moveBeginning(second, at);
      second.effects = without(second.effects, 'in', 'unitStarts');
      // A line that was said already is not said again; a layer that is nothing but a voice goes on.
      if (second.type !== 'audio') second.audio = undefined;
      item.timing.endTime = at;
      item.effects = without(item.effects, 'out');
      delete second.fadeInSeconds;
      delete item.fadeOutSeconds;
      items.splice(index + 1, 0, second);
    }
  },
);

/** Sets how long a slide lasts. What stays to its end goes on staying to its end; sounds last as long as they are. */
export const setSlideDuration = edit(
  'setSlideDuration',
  'Change duration',
  (draft, { slideId, duration }: { readonly slideId: string; readonly duration: number }) => {
    const slide = slideIn(draft, slideId);
    if (!slide) return;
    const before = slideSeconds(slide as Slide);
    slide.duration = duration;
    for (const { type, timing } of slide.items) {
      const staysToTheEnd = Math.abs(timing.endTime - before) < minPartSeconds / 2;
      if (type === 'audio' || !staysToTheEnd || timing.startTime >= duration) continue;
      timing.endTime = Math.min(duration, maxItemSeconds);
    }
  },
);

/** Begins a clip or sound later or earlier: it shows the same picture at the same moment as before. */
export const trimBeginning = edit(
  'trimBeginning',
  'Trim',
  (draft, { startTime, ...place }: ItemPlace & { readonly startTime: number }) => {
    const item = itemIn(draft, place);
    if (item && startTime < item.timing.endTime) moveBeginning(item, rounded(startTime));
  },
);

interface CutDetails {
  readonly slideId: string;
  readonly itemIds: readonly string[];
  readonly atSeconds: number;
  /** What goes: the part before that moment, or the one after it. */
  readonly part: 'before' | 'after';
  /** What begins later moves along, so that no gap is left. */
  readonly ripples: boolean;
}

/** Cuts away what layers show before a moment, or after it. */
export const cutItems = edit(
  'cutItems',
  'Trim',
  (draft, { slideId, itemIds, atSeconds, part, ripples }: CutDetails) => {
    const items = slideIn(draft, slideId)?.items ?? [];
    const at = rounded(atSeconds);
    const ends: number[] = [];
    let goneSeconds = 0;
    for (const item of items) {
      if (!itemIds.includes(item.id) || !canSplit(item as Item, at)) continue;
      const { startTime, endTime } = item.timing;
      ends.push(endTime);
      const gone = part === 'before' ? at - startTime : endTime - at;
      goneSeconds = Math.max(goneSeconds, gone);
      if (part === 'after') item.timing = { ...item.timing, endTime: at };
      else {
        moveBeginning(item, at);
        if (ripples) shiftTiming(item, -gone);
      }
    }
    if (!ripples || ends.length === 0) return;
    const from = Math.max(...ends) - minPartSeconds / 2;
    for (const item of items) {
      if (itemIds.includes(item.id) || item.locked || item.timing.startTime < from) continue;
      shiftTiming(item, -goneSeconds);
    }
  },
);

/** Moves a layer in time, not before the beginning of its slide. */
export function shiftTiming(item: ItemDraft, bySeconds: number): void {
  const { startTime, endTime } = item.timing;
  const by = Math.max(bySeconds, -startTime);
  item.timing = {
    ...item.timing,
    startTime: rounded(startTime + by),
    endTime: rounded(endTime + by),
  };
}

/** Media that has nothing before its beginning stays at its first moment. */
function moveBeginning(item: ItemDraft | Item, startTime: number): void {
  const by = startTime - item.timing.startTime;
  item.timing = { ...item.timing, startTime };
  shiftKeyframes(item, by);
  if (item.soundBars) {
    // The sound goes on behind them: what is drawn is what is heard then.
    const leadSeconds = Math.max(0, rounded(item.soundBars.leadSeconds + by));
    item.soundBars = { ...item.soundBars, leadSeconds };
  }
  if ((item.type !== 'video' && item.type !== 'audio') || item.loop) return;
  // A layer that speaks carries its sound apart.
  const sound = item.type === 'audio' && item.audio?.url ? item.audio : item;
  sound.startTime = Math.max(0, rounded((sound.startTime ?? 0) + by));
}

function without(
  effects: Item['effects'],
  ...going: readonly ('in' | 'out' | 'unitStarts')[]
): Item['effects'] {
  if (!effects) return undefined;
  const kept = { ...effects };
  for (const each of going) delete kept[each];
  return kept;
}

function rounded(seconds: number): number {
  return Math.round(seconds * 100) / 100;
}
