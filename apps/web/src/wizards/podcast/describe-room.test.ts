import { expect, it } from 'vitest';
import { describeRoom } from './describe-room.ts';

it.each([
  [3600, 3000, 90, 'You have 50 minutes of 60 minutes left this month.'],
  [
    60,
    60,
    90,
    'You have 60 seconds of 60 seconds left this month, which is less than it takes. A transcript of your own with times uses none of them.',
  ],
  // A plan without a limit, of which some was used all the same.
  [
    Number.MAX_SAFE_INTEGER,
    Number.MAX_SAFE_INTEGER - 90,
    90,
    'You can transcribe as much as you like.',
  ],
])('of %d seconds %d are left for %d', (limit, remaining, wanted, sentence) => {
  expect(describeRoom({ limit, remaining }, wanted)).toBe(sentence);
});
