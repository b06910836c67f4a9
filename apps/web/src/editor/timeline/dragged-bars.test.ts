import { Item } from '@reelwright/movie';
import { expect, it } from 'vitest';
import { draggedBars } from './dragged-bars.ts';
import type { Grip } from './timeline-times.ts';

const layer = (id: string, startTime: number, endTime: number, more = {}) =>
  Item.parse({ id, type: 'text', timing: { startTime, endTime }, ...more });
const [a, b, c] = [layer('a', 0, 2), layer('b', 2, 4), layer('c', 5, 6)];
const fixed = layer('fixed', 7, 8, { locked: true });
const items = [a, b, c, fixed];
const rules = { slideSeconds: 10, pxPerSecond: 100, attractions: [] };

function dragged(held: Item, grip: Grip, bySeconds: number, more = {}) {
  const bars = draggedBars({
    held,
    along: [held],
    items,
    grip,
    bySeconds,
    ripples: false,
    rules,
    ...more,
  });
  return Object.fromEntries(
    [...bars].map(([id, { startTime, endTime }]) => [id, [startTime, endTime]]),
  );
}

it('moves what is selected together, and none of it past the ends of the slide', () => {
  expect(dragged(b, 'whole', 1, { along: [b, c] })).toEqual({ b: [3, 5], c: [6, 7] });
  expect(dragged(b, 'whole', 9, { along: [b, c] })).toEqual({ b: [6, 8], c: [9, 10] });
  expect(dragged(b, 'whole', -9, { along: [a, b] })).toEqual({ a: [0, 2], b: [2, 4] });
});

it('moves one alone that is not among those selected', () => {
  expect(dragged(a, 'whole', 1, { along: [b, c] })).toEqual({ a: [1, 3] });
});

it('takes later layers along with ripple, locked ones excepted', () => {
  expect(dragged(a, 'end', 1, { ripples: true })).toEqual({ a: [0, 3], b: [3, 5], c: [6, 7] });
  expect(dragged(b, 'whole', 0.5, { ripples: true })).toEqual({ b: [2.5, 4.5], c: [5.5, 6.5] });
  expect(dragged(a, 'end', 1)).toEqual({ a: [0, 3] });
  expect(dragged(a, 'start', 1, { ripples: true })).toEqual({ a: [1, 2] });
});
