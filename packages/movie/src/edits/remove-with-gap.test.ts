import { expect, it } from 'vitest';
import { newProjectData } from '../new-project-data.ts';
import { Item } from '../schema/item.ts';
import { runEdit } from './edit.ts';
import { removeWithGap } from './remove-with-gap.ts';

type Times = readonly [id: string, startTime: number, endTime: number];

function left(removed: readonly string[], layers: readonly Times[], locked = '') {
  const items = layers.map(([id, startTime, endTime]) =>
    Item.parse({ id, type: 'text', timing: { startTime, endTime }, locked: id === locked }),
  );
  const before = { ...newProjectData(), frames: [{ id: 's', items }] };
  const { data } = runEdit(before, removeWithGap, { slideId: 's', itemIds: removed });
  return data.frames[0]?.items.map(({ id, timing }) => [id, timing.startTime, timing.endTime]);
}

it('moves up what comes after a layer that is removed, and keeps the pauses between the others', () => {
  const layers: Times[] = [
    ['a', 0, 2],
    ['b', 2, 4],
    ['c', 5, 6],
  ];
  expect(left(['a'], layers)).toEqual([
    ['b', 0, 2],
    ['c', 3, 4],
  ]);
  expect(left(['b'], layers)).toEqual([
    ['a', 0, 2],
    ['c', 3, 4],
  ]);
  expect(left(['a', 'b'], layers)).toEqual([['c', 1, 2]]);
});

it('leaves what lies under the whole slide, and what is locked', () => {
  const layers: Times[] = [
    ['ground', 0, 8],
    ['a', 0, 2],
    ['b', 2, 4],
    ['c', 4, 6],
  ];
  expect(left(['a'], layers, 'b')).toEqual([
    ['ground', 0, 8],
    ['b', 2, 4],
    ['c', 4, 6],
  ]);
});

it('closes no gap that something else still fills', () => {
  expect(
    left(
      ['note'],
      [
        ['a', 0, 3],
        ['note', 1, 2],
        ['b', 3, 5],
      ],
    ),
  ).toEqual([
    ['a', 0, 3],
    ['b', 3, 5],
  ]);
});
