import { expect, it } from 'vitest';
import { formatSeconds } from './format-seconds.ts';

it.each([
  [5, '5 s'],
  [12.54, '12.5 s'],
  [60, '1:00'],
  [119.6, '2:00'],
  [605, '10:05'],
])('writes %d seconds as %j', (seconds, words) => {
  expect(formatSeconds(seconds)).toBe(words);
});
