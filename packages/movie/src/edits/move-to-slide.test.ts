import { expect, it } from 'vitest';
import { newProjectData } from '../new-project-data.ts';
import { Item } from '../schema/item.ts';
import { runEdit } from './edit.ts';
import { moveToSlide } from './move-to-slide.ts';

const layer = (id: string, startTime: number, endTime: number, locked = false) =>
  Item.parse({ id, type: 'text', locked, timing: { startTime, endTime } });
const film = {
  ...newProjectData(),
  frames: [
    {
      id: 'one',
      duration: 8,
      items: [layer('a', 1, 4), layer('b', 2, 7), layer('fixed', 0, 8, true)],
    },
    { id: 'two', duration: 5, items: [layer('c', 0, 5)] },
  ],
};
const after = (details: { itemIds: string[]; toSlideId: string; startTime: number }) =>
  runEdit(film, moveToSlide, { slideId: 'one', ...details }).data.frames.map(({ items }) =>
    items.map(({ id, timing }) => [id, timing.startTime, timing.endTime]),
  );

it('puts a layer in front of those of the other slide, at the moment it was let go', () => {
  expect(after({ itemIds: ['a'], toSlideId: 'two', startTime: 1.5 })).toEqual([
    [
      ['b', 2, 7],
      ['fixed', 0, 8],
    ],
    [
      ['c', 0, 5],
      ['a', 1.5, 4.5],
    ],
  ]);
});

it('keeps several apart as they were, ends them with the slide, and leaves what is locked', () => {
  expect(after({ itemIds: ['a', 'b', 'fixed'], toSlideId: 'two', startTime: 0 })).toEqual([
    [['fixed', 0, 8]],
    [
      ['c', 0, 5],
      ['a', 0, 3],
      ['b', 1, 5],
    ],
  ]);
  expect(after({ itemIds: ['a'], toSlideId: 'two', startTime: 99 })[1]?.at(-1)).toEqual([
    'a',
    4.5,
    5,
  ]);
});
