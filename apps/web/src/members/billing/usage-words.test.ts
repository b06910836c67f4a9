import { expect, it } from 'vitest';
import { countWords, minutesWords, roomWords } from './usage-words.ts';

it('says what is used and what is left, never more than there is', () => {
  expect(minutesWords({ used: 330, max: 600 })).toBe('5:30 of 10 min · 4:30 left');
  expect(minutesWords({ used: 640, max: 600 })).toBe('10:40 of 10 min · 0:00 left');
  // As the form said before it was made: not rounded up to a minute.
  expect(minutesWords({ used: 25.4, max: 600 })).toBe('0:25 of 10 min · 9:35 left');
  expect(countWords({ used: 3, max: 20 })).toBe('3 of 20 · 17 left');
  expect(roomWords({ used: 0, max: 1024 * 1024 })).toMatch(/^0 bytes of .* · .* left$/);
});

it('says where there is no limit', () => {
  expect(minutesWords({ used: 61, max: null })).toBe('1:01 min, without a limit');
  expect(countWords({ used: 3, max: null })).toBe('3, without a limit');
  expect(roomWords({ used: 0, max: null })).toBe('0 bytes, without a limit');
});
