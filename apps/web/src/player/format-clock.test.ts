import { expect, it } from 'vitest';
import { formatClock } from './format-clock.ts';

it.each([
  [0, '0:00'],
  [7.9, '0:07'],
  [84, '1:24'],
  [3723, '1:02:03'],
  [-1, '0:00'],
])('says %s seconds as %s', (seconds, words) => {
  expect(formatClock(seconds)).toBe(words);
});
