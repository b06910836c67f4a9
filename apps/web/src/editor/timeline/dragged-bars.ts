import { type Item, maxItemSeconds } from '@reelwright/movie';
import { draggedTimes, type Grip, type Times } from './timeline-times.ts';

export type BarTimes = ReadonlyMap<string, Times>;

interface DraggedBars {
  /** The one that is held. */
  readonly held: Item;
  /** Those that move with it. */
  readonly along: readonly Item[];
  /** All layers of the slide. */
  readonly items: readonly Item[];
  readonly grip: Grip;
  readonly bySeconds: number;
  /** What begins after what is held moves along. */
  readonly ripples: boolean;
  readonly rules: Parameters<typeof draggedTimes>[3];
}

/** Where every bar ends up while one is dragged: those selected with it, and with ripple those that come later. */
export function draggedBars(drag: DraggedBars): BarTimes {
  const { held, along, items, grip, rules } = drag;
  const max = Math.min(maxItemSeconds, rules.slideSeconds);
  const wanted = draggedTimes(held.timing, grip, drag.bySeconds, rules);
  if (grip !== 'whole') {
    const times = new Map([[held.id, wanted]]);
    const by = wanted.endTime - held.timing.endTime;
    if (grip === 'end' && drag.ripples) {
      for (const [id, moved] of shifted(laterThan(held, items, [held]), by, max))
        times.set(id, moved);
    }
    return times;
  }
  const moving = along.includes(held) ? along : [held];
  const later = drag.ripples ? laterThan(held, items, moving) : [];
  return shifted([...moving, ...later], wanted.startTime - held.timing.startTime, max);
}

/** All by the same time, as far as the first and the last of them can go. */
function shifted(items: readonly Item[], bySeconds: number, max: number): BarTimes {
  if (items.length === 0) return new Map();
  const first = Math.min(...items.map(({ timing }) => timing.startTime));
  const last = Math.max(...items.map(({ timing }) => timing.endTime));
  const by = Math.max(-first, Math.min(bySeconds, Math.max(0, max - last)));
  return new Map(
    items.map(({ id, timing }) => [
      id,
      { startTime: rounded(timing.startTime + by), endTime: rounded(timing.endTime + by) },
    ]),
  );
}

function laterThan(held: Item, items: readonly Item[], besides: readonly Item[]): readonly Item[] {
  const from = held.timing.endTime - 0.01;
  return items.filter(
    (item) => !besides.includes(item) && !item.locked && item.timing.startTime >= from,
  );
}

function rounded(seconds: number): number {
  return Math.round(seconds * 100) / 100;
}
