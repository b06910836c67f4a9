import { expect, test } from 'vitest';
import { nearStillShare } from './near-still.ts';

test('a second counts as still when none of its pictures differs from the one before', () => {
  expect(nearStillShare([0, 0, 0, 0, 0, 0, 5, 0])).toBe(0.5);
});

test('a slow move that is seen all the time is no standstill', () => {
  expect(nearStillShare([1, 1, 1, 1])).toBe(0);
});

test('a film of one picture has no standstill to speak of', () => {
  expect(nearStillShare([])).toBe(0);
});
