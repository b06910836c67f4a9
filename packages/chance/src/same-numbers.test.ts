import { expect, it } from 'vitest';
import { seededChoices } from './seeded-choices.ts';
import { seededRandom } from './seeded-random.ts';
import { sumOfLetters } from './sum-of-letters.ts';

// Written down once: pictures in saved projects, clips that ship and films made again hang on them.
it('gives the numbers that saved pictures and films were made with', () => {
  const choices = seededChoices('coffee 🙂');
  expect([1, 2, 3, 4].map(() => choices.between(0, 1))).toEqual([
    0.799099980853498, 0.2960351842921227, 0.5676983934827149, 0.227795620681718,
  ]);
  const random = seededRandom('coffee 🙂');
  expect([1, 2, 3, 4].map(() => random.next())).toEqual([
    0.5712296357378364, 0.9705256714951247, 0.268758456222713, 0.068111538188532,
  ]);
  expect(sumOfLetters('coffee 🙂')).toBe(34236);
});
