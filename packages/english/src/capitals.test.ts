import { expect, it } from 'vitest';
import { capitalize, titleCase } from './capitals.ts';

it('makes the first letter a capital', () => {
  expect(['fade in up', 'éclair', '7 up', ''].map(capitalize)).toEqual([
    'Fade in up',
    'Éclair',
    '7 up',
    '',
  ]);
});

it.each([
  ['espresso machine', 'Espresso Machine'],
  ["the world's best (and worst) e-bikes", "The World's Best (And Worst) E-Bikes"],
  ['10 facts, 3rd part', '10 Facts, 3rd Part'],
  ['an iPhone', 'An IPhone'],
])('%s is %s as a title', (text, title) => expect(titleCase(text)).toBe(title));
