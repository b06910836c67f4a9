import { expect, it } from 'vitest';
import { placeAfterKey } from './place-after-key.ts';

it.each([
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', 0, 3, 2],
  ['End', 0, 3, 2],
  ['Home', 2, 3, 0],
  ['a', 1, 3, undefined],
  ['ArrowDown', 0, 0, undefined],
])('%s from %i of %i leads to %s', (key, place, count, after) => {
  expect(placeAfterKey(key, place, count)).toBe(after);
});
