import { slideSeconds } from '../durations.ts';
import { type Item, maxItems } from '../schema/item.ts';
import type { Slide } from '../schema/slide.ts';
import { edit } from './edit.ts';
import { slideIn } from './find.ts';

interface MoveDetails {
  readonly slideId: string;
  /** Layers of that slide; what lies in groups stays there. */
  readonly itemIds: readonly string[];
  readonly toSlideId: string;
  /** When the first of them begins there; without it, when it began here. */
  readonly startTime?: number | undefined;
}

/** Of a layer that comes late onto a short slide, so much is seen at least. */
const minSeenSeconds = 0.5;

/** Takes layers from one slide to another, in front of what is there. They stay as long as they were, or until it ends. */
export const moveToSlide = edit(
  'moveToSlide',
  'Move to another slide',
  (draft, { slideId, itemIds, toSlideId, startTime }: MoveDetails) => {
    const [from, to] = [slideIn(draft, slideId), slideIn(draft, toSlideId)];
    if (!from || !to || from === to) return;
    const moving = from.items.filter(({ id, locked }) => itemIds.includes(id) && !locked);
    if (moving.length === 0 || to.items.length + moving.length > maxItems) return;
    const seconds = slideSeconds(to as Slide);
    const first = Math.min(...moving.map(({ timing }) => timing.startTime));
    from.items = from.items.filter((item) => !moving.includes(item));
    for (const item of moving) {
      const by = startTime === undefined ? 0 : startTime - first;
      item.timing = timesWithin(item.timing, by, seconds);
      to.items.push(item);
    }
  },
);

function timesWithin(timing: Item['timing'], bySeconds: number, slideEnds: number) {
  const lasts = timing.endTime - timing.startTime;
  const latest = Math.max(0, slideEnds - Math.min(lasts, minSeenSeconds));
  const startTime = rounded(Math.min(latest, Math.max(0, timing.startTime + bySeconds)));
  return { ...timing, startTime, endTime: rounded(Math.min(slideEnds, startTime + lasts)) };
}

function rounded(seconds: number): number {
  return Math.round(seconds * 100) / 100;
}
