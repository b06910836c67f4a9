import { expect, it } from 'vitest';
import { draggedTimes, endBounds, lanesHeight, rulerStep, typedStart } from './timeline-times.ts';

const rules = { slideSeconds: 10, pxPerSecond: 100, attractions: [] };
const times = { startTime: 2, endTime: 5 };

it('moves a bar as a whole within the slide, and keeps its length at the ends', () => {
  expect(draggedTimes(times, 'whole', 1.234, rules)).toEqual({ startTime: 3.23, endTime: 6.23 });
  expect(draggedTimes(times, 'whole', -9, rules)).toEqual({ startTime: 0, endTime: 3 });
  expect(draggedTimes(times, 'whole', 99, rules)).toEqual({ startTime: 7, endTime: 10 });
});

it('never lets a bar become narrower than 10 px', () => {
  expect(draggedTimes(times, 'start', 9, rules)).toEqual({ startTime: 4.9, endTime: 5 });
  expect(draggedTimes(times, 'end', -9, rules)).toEqual({ startTime: 2, endTime: 2.1 });
});

it('holds times within the slide and 600 s', () => {
  expect(draggedTimes(times, 'end', 99, rules).endTime).toBe(10);
  expect(draggedTimes(times, 'end', 9999, { ...rules, slideSeconds: 900 }).endTime).toBe(600);
  expect(draggedTimes(times, 'start', -9, rules).startTime).toBe(0);
});

it('snaps to what is within 6 px, the nearer edge first', () => {
  const near = { ...rules, attractions: [3, 6.05] };
  expect(draggedTimes(times, 'start', 0.96, near).startTime).toBe(3);
  expect(draggedTimes(times, 'start', 0.9, near).startTime).toBe(2.9);
  // The end comes within 3 px of 6.05, the start within 4 px of 3 … the end wins.
  expect(draggedTimes(times, 'whole', 1.04, near)).toEqual({ startTime: 3.05, endTime: 6.05 });
});

it('has room for the labels of its ruler', () => {
  expect(rulerStep(200)).toBe(0.5);
  expect(rulerStep(30)).toBe(2);
  expect(rulerStep(1)).toBe(60);
});

it.each([
  ['leaves an end that is late enough', 3, 10, { startTime: 3, endTime: 5 }],
  ['takes an end along that would come too early', 4.5, 10, { startTime: 4.5, endTime: 5.5 }],
  ['never takes it past the slide', 4.5, 5, { startTime: 4.5, endTime: 5 }],
  ['never takes it past ten minutes', 600, 900, { startTime: 600, endTime: 600 }],
])('a typed beginning %s', (_what, startTime, slideSeconds, expected) => {
  expect(typedStart(times, startTime, slideSeconds)).toEqual(expected);
});

it('takes typed ends from one second after the beginning to ten minutes after it', () => {
  expect(endBounds(times, 900)).toEqual({ min: 3, max: 602 });
  expect(endBounds(times, 10)).toEqual({ min: 3, max: 10 });
  // Dragged shorter before.
  expect(endBounds({ startTime: 2, endTime: 2.4 }, 10).min).toBe(2.4);
});

it.each([
  [20, 6, 50],
  [123.4, 6, 123],
  [500, 6, 240],
  [500, 1, 50],
])('lanes that should be %s px high for %s layers are %s px high', (wanted, layers, expected) => {
  expect(lanesHeight(wanted, layers)).toBe(expected);
});
