import { expect, it } from 'vitest';
import { readDeal } from './read-deal.ts';

it.each([
  ['20% off your first yoga class', 'yoga class', '20% off'],
  ['Save up to 50 % off all running shoes', 'running shoes', 'up to 50 % off'],
  ['$10 off dog grooming', 'dog grooming', '$10 off'],
  ['half price on a meal kit', 'meal kit', 'half price'],
  ['meal kit with 15% discount', 'meal kit', '15% discount'],
  ['20% off at my bakery Kneadful', 'my bakery Kneadful', '20% off'],
])('tells what is sold from what is taken off: %s', (typed, sold, deal) => {
  expect(readDeal(typed)).toEqual({ sold, deal });
});

it.each([
  ['skincare sale', 'skincare'],
  ['air fryer', 'air fryer'],
  ['garage sale', 'garage sale'],
  ['black friday deals', 'black friday deals'],
  ['off road tires', 'off road tires'],
])('%s sells %s', (typed, sold) => {
  expect(readDeal(typed)).toEqual({ sold });
});
