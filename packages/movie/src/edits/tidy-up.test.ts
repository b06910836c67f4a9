import { expect, it } from 'vitest';
import { Item } from '../schema/item.ts';
import { tidiedFrames } from './tidy-up.ts';

const stage = { width: 1920, height: 1080 };
const at = (id: string, x: number, y: number, width = 400, height = 100, more: object = {}) =>
  Item.parse({ id, type: 'image', x, y, width, height, scaleX: 1, scaleY: 1, ...more });
const tidied = (...items: Item[]) =>
  Object.fromEntries(tidiedFrames(items, stage).map(({ itemId, frame }) => [itemId, frame]));

it('puts a column that is nearly one into line, with even gaps', () => {
  const frames = tidied(at('a', 300, 200), at('b', 312, 330), at('c', 306, 600));
  expect(Object.values(frames).map(({ x }) => x)).toEqual(
    [306, 306, 306].slice(0, Object.keys(frames).length),
  );
  expect(frames.b).toEqual({ x: 306, y: 400 });
});

it('brings what is nearly in the middle to the middle', () => {
  expect(tidied(at('a', 770, 300))).toEqual({ a: { x: 760, y: 300 } });
});

it('leaves room to the edges, but not to what reaches out on purpose', () => {
  expect(tidied(at('a', 5, 300)).a).toEqual({ x: 54, y: 300 });
  expect(tidied(at('a', -200, 300))).toEqual({});
});

it('leaves grounds, locked things and what is tidy alone', () => {
  expect(
    tidied(at('ground', 3, 0, 1920, 1080), at('a', 100, 200, 400, 100, { locked: true })),
  ).toEqual({});
  const once = [at('a', 300, 200), at('b', 300, 400), at('c', 300, 600)];
  expect(tidied(...once)).toEqual({});
});

it('does not pull apart what lies on each other', () => {
  expect(
    tidied(
      at('box', 300, 300, 600, 300),
      at('words', 400, 400, 400, 100),
      at('dot', 580, 430, 40, 40),
    ),
  ).toEqual({});
});
