import { Item } from '@reelwright/movie';
import { expect, it } from 'vitest';
import { inReadingOrder } from './reading-order.ts';

it('reads row by row, also where things in a row are not quite as high', () => {
  const at = (id: string, x: number, y: number) =>
    Item.parse({ id, type: 'image', x, y, width: 100, height: 100, scaleX: 1, scaleY: 1 });
  const items = [at('d', 300, 400), at('b', 500, 90), at('c', 0, 410), at('a', 20, 110)];
  expect(inReadingOrder(items).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
});
