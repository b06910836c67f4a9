import { expect, it } from 'vitest';
import { newProjectData } from '../new-project-data.ts';
import { Item } from '../schema/item.ts';
import type { ProjectData } from '../schema/project-data.ts';
import { runEdit } from './edit.ts';
import { itemOnSlide, ungroupItems } from './group-edits.ts';
import {
  alignedFrames,
  arrangeItems,
  changeItems,
  distributedFrames,
  filledFrame,
  frameItems,
  pasteItems,
  removeItems,
} from './selection-edits.ts';

const box = (id: string, x: number, y: number, more: object = {}) =>
  Item.parse({ id, type: 'image', x, y, width: 100, height: 50, scaleX: 1, scaleY: 1, ...more });
const slide = (...items: Item[]): ProjectData => ({
  ...newProjectData(),
  frames: [{ id: 's', items }],
});
const order = (data: ProjectData) => data.frames[0]?.items.map(({ id }) => id).join('');
const stage = { width: 1000, height: 500 };

it('moves and resizes several items in one step, and leaves a mirrored one mirrored', () => {
  const before = slide(box('a', 0, 0), box('b', 10, 10, { scaleX: -1 }));
  const frames = [
    { itemId: 'a', frame: { x: 5, width: 300 } },
    { itemId: 'b', frame: { width: 0, angle: 90 } },
  ];
  const { data } = runEdit(before, frameItems, { slideId: 's', frames });
  expect(data.frames[0]?.items).toMatchObject([
    { id: 'a', x: 5, y: 0, scaleX: 3, scaleY: 1 },
    { id: 'b', scaleX: -0.1, angle: 90 },
  ]);
});

it.each([
  ['top', 'adbc', ['c', 'b']],
  ['bottom', 'bcad', ['b', 'c']],
  ['up', 'acbd', ['b']],
  ['up', 'adbc', ['b', 'c']],
  ['down', 'acbd', ['c']],
  ['down', 'bcad', ['b', 'c']],
  ['down', 'abcd', ['a']],
] as const)('arranges to the %s: %s', (to, expected, itemIds) => {
  const before = slide(box('a', 0, 0), box('b', 0, 0), box('c', 0, 0), box('d', 0, 0));
  expect(order(runEdit(before, arrangeItems, { slideId: 's', itemIds, to }).data)).toBe(expected);
});

it('lines one item up with the stage, and several with each other', () => {
  expect(alignedFrames([box('a', 7, 9)], stage, 'center')[0]?.frame).toEqual({ x: 450, y: 9 });
  const both = [box('a', 7, 9), box('b', 300, 90)];
  expect(alignedFrames(both, stage, 'right').map(({ frame }) => frame.x)).toEqual([300, 300]);
  expect(alignedFrames(both, stage, 'top').map(({ frame }) => frame.y)).toEqual([9, 9]);
});

it('lines turned items up by what is seen of them', () => {
  const [turned] = alignedFrames([box('a', 0, 0, { angle: 90 })], stage, 'left');
  // 100 × 50 on its side is 50 wide, in the middle of where it was.
  expect(turned?.frame.x).toBeCloseTo(-25);
});

it('gives items equal gaps and leaves the outermost where they are', () => {
  const three = [box('c', 400, 0), box('a', 0, 0), box('b', 110, 0)];
  expect(distributedFrames(three, 'across')).toEqual([
    { itemId: 'a', frame: { x: 0 } },
    { itemId: 'b', frame: { x: 200 } },
    { itemId: 'c', frame: { x: 400 } },
  ]);
  expect(distributedFrames(three.slice(1), 'across')).toEqual([]);
});

it('fills the width, the height or all of the stage', () => {
  expect(filledFrame(stage, 'width')).toEqual({ angle: 0, x: 0, width: 1000 });
  expect(filledFrame(stage, 'area')).toEqual({ angle: 0, x: 0, y: 0, width: 1000, height: 500 });
});

it('pastes copies with ids of their own, in front, a little aside', () => {
  const group = Item.parse({ ...box('g', 0, 0), type: 'group', children: [box('child', 0, 0)] });
  const newId = (id: string) => `${id}-copy`;
  const details = { slideId: 's', items: [group], offset: 25, newId };
  const { data } = runEdit(slide(group, box('z', 0, 0)), pasteItems, details);
  expect(data.frames[0]?.items.at(-1)).toMatchObject({ id: 'g-copy', x: 25, y: 25 });
  expect(data.frames[0]?.items.at(-1)?.children?.[0]?.id).toBe('child-copy');
});

it('changes and removes what is selected, in groups too', () => {
  const group = Item.parse({ ...box('g', 0, 0), type: 'group', children: [box('child', 0, 0)] });
  const before = slide(group, box('z', 0, 0));
  const fields = ({ volume }: Item) => ({ volume: volume / 2, locked: true });
  const itemIds = ['child', 'z'];
  const changed = runEdit(before, changeItems, { slideId: 's', itemIds, fields }).data;
  expect(changed.frames[0]?.items[0]?.children?.[0]).toMatchObject({ volume: 50, locked: true });
  expect(order(runEdit(before, removeItems, { slideId: 's', itemIds }).data)).toBe('g');
});

it('knows where an item of a group would lie on the slide itself: where it lies when the groups are taken apart', () => {
  const inner = box('inner', 40, 20, { type: 'group', scaleX: 2, children: [box('a', 7, 9)] });
  const outer = box('outer', 300, 90, { type: 'group', angle: 30, scaleY: 3, children: [inner] });
  const before = slide(Item.parse(outer));
  const apart = ['outer', 'inner'].reduce(
    (data, itemId) => runEdit(data, ungroupItems, { slideId: 's', itemId }).data,
    before,
  );
  const { x = 0, y = 0, ...rest } = apart.frames[0]?.items[0] ?? {};
  expect(itemOnSlide(before.frames[0]?.items ?? [], 'a')).toEqual({
    ...rest,
    x: expect.closeTo(x),
    y: expect.closeTo(y),
  });
  expect(itemOnSlide(before.frames[0]?.items ?? [], 'none')).toBeUndefined();
});
