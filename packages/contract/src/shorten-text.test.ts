import { expect, it } from 'vitest';
import { shortenText } from './shorten-text.ts';

it.each([
  ['Ten coffees', 20, 'Ten coffees'],
  ['Ten coffees to try', 18, 'Ten coffees to try'],
  ['Ten coffees to try before winter', 18, 'Ten coffees to…'],
  ['Ten coffees, and tea', 13, 'Ten coffees…'],
  ['Donaudampfschifffahrt', 8, 'Donauda…'],
  ['👍👍👍👍', 3, '👍👍…'],
])('shortens %j to %i letters', (text, maxLetters, short) => {
  expect(shortenText(text, maxLetters)).toBe(short);
  expect(Array.from(shortenText(text, maxLetters)).length).toBeLessThanOrEqual(maxLetters);
});
