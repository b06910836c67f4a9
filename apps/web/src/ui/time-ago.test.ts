import { expect, it } from 'vitest';
import { timeAgo } from './time-ago.ts';

const now = Date.UTC(2026, 5, 15);

it.each([
  [-5, 'just now'],
  [59, 'just now'],
  [60, '1 minute ago'],
  [2 * 3600 + 100, '2 hours ago'],
  [26 * 3600, 'yesterday'],
  [70 * 86_400, '2 months ago'],
  [800 * 86_400, '2 years ago'],
])('says of %i seconds ago: %s', (seconds, words) => {
  expect(timeAgo(now - seconds * 1000, now)).toBe(words);
});
