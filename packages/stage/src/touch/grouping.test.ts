import {
  changeItem,
  groupItems,
  type ProjectData,
  readProjectData,
  runEdit,
  ungroupItems,
} from '@reelwright/movie';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { noAssets, paperSurface } from '../testing/paper-surface.ts';
import { itemBoxes } from './item-boxes.ts';

const surface = paperSurface();
const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const scale = fc.oneof(number(0.1, 4), number(-4, -0.1));
const placed = fc.record({
  x: number(-500, 500),
  y: number(-500, 500),
  width: number(1, 400),
  height: number(1, 400),
  scaleX: scale,
  scaleY: scale,
  angle: number(-400, 400),
  flip: fc.record({ x: fc.boolean(), y: fc.boolean() }),
});
const movieOf = (items: readonly object[]): ProjectData =>
  readProjectData({ frames: [{ id: 's', items }] }).data;

/** Where everything but groups is drawn, by its id. */
function drawnPlaces(movie: ProjectData): ReadonlyMap<string, readonly number[]> {
  const boxes = itemBoxes(movie, 1, noAssets, surface, { still: true });
  const images = boxes.filter(({ item }) => item.type === 'image');
  return new Map(
    images.map(({ item, width, height, matrix }) => [item.id, [width, height, ...matrix]]),
  );
}

function expectSamePlaces(before: ProjectData, after: ProjectData): void {
  const [one, other] = [drawnPlaces(before), drawnPlaces(after)];
  expect([...other.keys()]).toEqual([...one.keys()]);
  for (const [id, numbers] of one) {
    for (const [index, value] of numbers.entries()) {
      expect(other.get(id)?.[index]).toBeCloseTo(value, 4);
    }
  }
}

it('shows what was in a group exactly where the stage drew it, however the group was turned and scaled', () => {
  fc.assert(
    fc.property(placed, placed, placed, placed, (outer, inner, one, two) => {
      const items = [
        { id: 'behind', type: 'image' },
        {
          ...outer,
          id: 'outer',
          type: 'group',
          children: [
            { ...one, id: 'one', type: 'image' },
            {
              ...inner,
              id: 'inner',
              type: 'group',
              children: [{ ...two, id: 'two', type: 'image' }],
            },
          ],
        },
        { id: 'before', type: 'image' },
      ];
      const movie = movieOf(items);
      const nested = runEdit(movie, ungroupItems, { slideId: 's', itemId: 'inner' }).data;
      expectSamePlaces(movie, nested);
      const freed = runEdit(movie, ungroupItems, { slideId: 's', itemId: 'outer' }).data;
      expectSamePlaces(movie, freed);
      expect(freed.frames[0]?.items.map(({ id }) => id)).toEqual([
        'behind',
        'one',
        'inner',
        'before',
      ]);
    }),
    { numRuns: 80 },
  );
});

it('groups without moving anything, and gives everything back', () => {
  fc.assert(
    fc.property(placed, placed, placed, (one, two, three) => {
      const movie = movieOf([
        { ...one, id: 'one', type: 'image', timing: { startTime: 0, endTime: 4 } },
        { ...two, id: 'two', type: 'image', timing: { startTime: 0.5, endTime: 9 } },
        { ...three, id: 'three', type: 'image' },
      ]);
      const ids = { slideId: 's', itemIds: ['one', 'two'], groupId: 'g' };
      const grouped = runEdit(movie, groupItems, ids).data;
      expectSamePlaces(movie, grouped);
      expect(grouped.frames[0]?.items.map(({ id }) => id)).toEqual(['g', 'three']);
      expect(grouped.frames[0]?.items[0]?.timing).toEqual({ startTime: 0, endTime: 9 });
      const freed = runEdit(grouped, ungroupItems, { slideId: 's', itemId: 'g' }).data;
      expectSamePlaces(movie, freed);
      expect(freed.frames[0]?.items[1]?.timing).toEqual({ startTime: 0.5, endTime: 9 });
    }),
    { numRuns: 80 },
  );
});

it('makes the groups around a text larger that grows with its words, and moves nothing else', () => {
  fc.assert(
    fc.property(placed, placed, placed, placed, (outer, inner, one, two) => {
      const movie = movieOf([
        { ...outer, id: 'one', type: 'image' },
        { ...one, id: 'two', type: 'image' },
        // Lower than the other, so that it makes its group higher as soon as it grows.
        { ...two, id: 'words', type: 'text', angle: 0, y: 3000, text: 'short' },
      ]);
      const ids = { slideId: 's', itemIds: ['two', 'words'], groupId: 'inner' };
      const once = runEdit(movie, groupItems, ids).data;
      const turned = runEdit(once, changeItem, {
        slideId: 's',
        itemId: 'inner',
        fields: { angle: inner.angle, flip: { x: inner.scaleX < 0, y: inner.scaleY < 0 } },
      }).data;
      const twice = { slideId: 's', itemIds: ['one', 'inner'], groupId: 'outer' };
      const before = runEdit(turned, groupItems, twice).data;
      const fields = { text: 'long', scaleY: 3 * two.scaleY };
      const grown = runEdit(before, changeItem, { slideId: 's', itemId: 'words', fields }).data;
      expectSamePlaces(before, grown);
      // Small again, everything is as it was.
      const back = { text: 'short', scaleY: two.scaleY };
      const small = runEdit(grown, changeItem, {
        slideId: 's',
        itemId: 'words',
        fields: back,
      }).data;
      expectSamePlaces(before, small);
      const innerHeight = (data: ProjectData) =>
        data.frames[0]?.items[0]?.children?.find(({ id }) => id === 'inner')?.height ?? 0;
      expect(innerHeight(small)).toBeCloseTo(innerHeight(before), 4);
      expect(innerHeight(grown)).toBeGreaterThan(innerHeight(before));
    }),
    { numRuns: 40 },
  );
});

it('multiplies the scales of what is in a group by those of the group', () => {
  const child = { id: 'c', type: 'image', scaleX: 2, scaleY: 3 };
  const movie = movieOf([{ id: 'g', type: 'group', scaleX: 1.5, scaleY: 0.5, children: [child] }]);
  const freed = runEdit(movie, ungroupItems, { slideId: 's', itemId: 'g' }).data;
  expect(freed.frames[0]?.items[0]).toMatchObject({ id: 'c', scaleX: 3, scaleY: 1.5 });
});

it('gives what is taken out of a group the times that the group was given', () => {
  const child = { id: 'c', type: 'image', timing: { startTime: 0, endTime: 5 } };
  const group = { id: 'g', type: 'group', timing: { startTime: 2, endTime: 7 }, children: [child] };
  const freed = runEdit(movieOf([group]), ungroupItems, { slideId: 's', itemId: 'g' }).data;
  expect(freed.frames[0]?.items[0]?.timing).toEqual({ startTime: 2, endTime: 7 });
});
