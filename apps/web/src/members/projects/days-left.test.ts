import { expect, it } from 'vitest';
import { formatDaysLeft } from './days-left.ts';

const dayMs = 24 * 60 * 60 * 1000;

it.each([
  [-0.001, '30 days left'],
  [0, '30 days left'],
  [0.5, '30 days left'],
  [1, '29 days left'],
  [28.9, '2 days left'],
  [29.5, 'Last day'],
  [31, 'Goes today'],
])('%s days after it was deleted it says "%s"', (days, words) => {
  expect(formatDaysLeft(0, days * dayMs)).toBe(words);
});
