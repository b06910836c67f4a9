import { expect, it } from 'vitest';
import { changedAreas } from './changed-areas.ts';
import type { PlacedMark } from './mark-place.ts';

const size = { width: 200, height: 100 };
const mark = (
  look: number,
  [left, top, right, bottom]: readonly [number, number, number, number],
  whenCut: PlacedMark['whenCut'] = 'whole-only',
): PlacedMark => ({ look, edges: { left, top, right, bottom }, whenCut });

const ground = mark(1, [0, 0, 200, 100], 'same');
const words = mark(2, [20, 10, 90, 30]);
const bars = (look: number) => mark(look, [21.4, 71, 99.2, 90.6]);
const all = { x: 20, y: 70, width: 80, height: 22 };

it('draws anew what changed, in whole even px', () => {
  expect(changedAreas([ground, words, bars(3)], [ground, words, bars(4)], size)).toEqual([
    { ...all, width: 80 },
  ]);
});

it('draws nothing where only what lies beyond the frame changed', () => {
  const beyond = (look: number) => mark(look, [-40, 0, -10, 20]);
  expect(changedAreas([ground, beyond(3)], [ground, beyond(4)], size)).toEqual([]);
});

it('draws both where something was and where it is', () => {
  const was = mark(5, [0, 0, 20, 20]);
  const is = mark(6, [160, 60, 190, 80]);
  expect(changedAreas([ground, was], [ground, is], size)).toEqual([
    { x: 0, y: 0, width: 20, height: 20 },
    { x: 160, y: 60, width: 30, height: 20 },
  ]);
});

it('draws no more than three parts: those that lie closest to each other become one', () => {
  const dot = (look: number, x: number, y: number) => mark(look, [x, y, x + 16, y + 10]);
  const dots = (from: number) => [
    dot(from, 0, 0),
    dot(from + 1, 40, 0),
    dot(from + 2, 180, 0),
    dot(from + 3, 0, 80),
  ];
  expect(changedAreas([ground, ...dots(20)], [ground, ...dots(30)], size)).toEqual([
    { x: 180, y: 0, width: 16, height: 10 },
    { x: 0, y: 80, width: 16, height: 10 },
    { x: 0, y: 0, width: 56, height: 10 },
  ]);
});

it('draws all of a shape that lies across the edge, and pictures only as far as they are needed', () => {
  const line = mark(7, [10, 80, 150, 96]);
  const sheet = mark(8, [0, 60, 200, 100], 'same');
  const changed = changedAreas(
    [ground, line, sheet, bars(3)],
    [ground, line, sheet, bars(4)],
    size,
  );
  expect(changed).toEqual([{ x: 10, y: 70, width: 140, height: 26 }]);
});

it.each([
  ['nobody knows what it looks like when it is cut', [ground, mark(9, [0, 75, 50, 80], 'unknown')]],
  ['it may be anywhere', [ground, { look: 9, edges: undefined, whenCut: 'whole-only' }]],
  ['it takes most of the frame', [ground, mark(9, [0, 10, 200, 95])]],
] as const)('draws everything where %s', (_, marks) => {
  expect(changedAreas([...marks, bars(3)], [...marks, bars(4)], size)).toBeUndefined();
});

it('draws everything where things changed places', () => {
  const other = mark(10, [30, 20, 60, 50]);
  expect(changedAreas([ground, words, other], [ground, other, words], size)).toBeUndefined();
});

it('draws everything where one of two that look the same is gone', () => {
  expect(changedAreas([ground, words, words], [ground, words], size)).toBeUndefined();
});
