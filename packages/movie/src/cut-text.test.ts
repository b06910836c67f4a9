import { expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

it.each([
  ['coffee', 10, 'coffee'],
  ['coffee', 3, 'cof'],
  ['ab𠮷', 4, 'ab𠮷'],
  ['ab𠮷', 3, 'ab'],
  ['👍👍', 3, '👍'],
])('cuts %j to %i places, and no letter in half', (text, most, cut) => {
  expect(cutText(text, most)).toBe(cut);
});
