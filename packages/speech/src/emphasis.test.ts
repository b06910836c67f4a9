import { expect, it } from 'vitest';
import { wordsToStress } from './index.ts';

it('stresses words of the list wherever they stand, however they are written', () => {
  const list = [{ word: 'Free' }, { word: 'half price' }, { word: 'never' }];
  expect(wordsToStress('It is free, FREE! At half the price.', list)).toEqual([
    'free',
    'half',
    'price',
  ]);
});

it('stresses a word of one line in that line only', () => {
  const list = [{ word: 'you', line: 'You can do it.' }];
  expect(wordsToStress('You can do it.', list)).toEqual(['you']);
  expect(wordsToStress('You should try it.', list)).toEqual([]);
});
