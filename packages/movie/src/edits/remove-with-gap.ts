import type { Item } from '../schema/item.ts';
import { edit } from './edit.ts';
import { placeOfItem, slideIn } from './find.ts';
import { shiftTiming } from './timing-edits.ts';

/** Layers that begin so shortly before another one ends come after it all the same. */
const touchSeconds = 0.05;

interface Gap {
  readonly from: number;
  readonly to: number;
}

/** Removes layers, and what comes later moves up, as far as nothing else is seen in their place. */
export const removeWithGap = edit(
  'removeWithGap',
  'Remove and close the gap',
  (draft, { slideId, itemIds }: { slideId: string; itemIds: readonly string[] }) => {
    const items = slideIn(draft, slideId)?.items ?? [];
    const gaps = gapsOf(items.filter(({ id }) => itemIds.includes(id)) as readonly Item[]);
    for (const itemId of itemIds) {
      const found = placeOfItem(items, itemId);
      found?.list.splice(found.index, 1);
    }
    for (const gap of gaps.toReversed()) {
      const later = items.filter(
        ({ locked, timing }) => !locked && timing.startTime >= gap.to - touchSeconds,
      );
      const by = emptySeconds(gap, items as readonly Item[], later as readonly Item[]);
      for (const item of later) shiftTiming(item, -by);
    }
  },
);

/** When the layers were seen; times that overlap are one. */
function gapsOf(going: readonly Item[]): readonly Gap[] {
  const gaps: { from: number; to: number }[] = [];
  for (const { timing } of going.toSorted(
    (one, other) => one.timing.startTime - other.timing.startTime,
  )) {
    const last = gaps.at(-1);
    if (last && timing.startTime <= last.to) last.to = Math.max(last.to, timing.endTime);
    else gaps.push({ from: timing.startTime, to: timing.endTime });
  }
  return gaps;
}

/** How far later layers can move up without coming over others that end before them. */
function emptySeconds({ from, to }: Gap, items: readonly Item[], later: readonly Item[]): number {
  if (later.length === 0) return 0;
  const next = Math.min(...later.map(({ timing }) => timing.startTime));
  const ends = items
    .filter((item) => !later.includes(item) && item.timing.endTime <= next + touchSeconds)
    .map(({ timing }) => timing.endTime);
  return Math.max(0, Math.min(to - from, next - Math.max(from, ...ends)));
}
