import { expect, it } from 'vitest';
import { nextTile } from './next-tile.ts';

it('walks through tiles as they stand, and stays where there is none', () => {
  expect(nextTile('ArrowRight', 0, 7, 3)).toBe(1);
  expect(nextTile('ArrowDown', 1, 7, 3)).toBe(4);
  expect(nextTile('ArrowUp', 1, 7, 3)).toBeUndefined();
  expect(nextTile('ArrowDown', 5, 7, 3)).toBeUndefined();
  expect(nextTile('End', 0, 7, 3)).toBe(6);
  expect(nextTile('a', 0, 7, 3)).toBeUndefined();
});
