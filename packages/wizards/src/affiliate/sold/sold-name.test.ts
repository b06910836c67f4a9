import { expect, it } from 'vitest';
import { soldName } from './sold-name.ts';

it.each([
  ['standing desk for home office', 'home office standing desk'],
  ['food for dogs', 'food for dogs'],
  ['skincare for men', 'skincare for men'],
  ['my bakery', 'bakery'],
  ['course on making a living with art', 'course on making a living with art'],
])('sells “%s” as “%s”', (typed, sold) => {
  expect(soldName(typed)).toBe(sold);
});
