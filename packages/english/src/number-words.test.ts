import { expect, it } from 'vitest';
import { joinNames } from './join-names.ts';
import { cardinalWords, numberWord, ordinalWord, ordinalWords, yearWords } from './number-words.ts';
import { readNumberWords } from './read-number-words.ts';

it('writes numbers up to twenty in words, and larger ones in figures', () => {
  expect([0, 7, 20, 21, 2.5].map(numberWord)).toEqual(['zero', 'seven', 'twenty', '21', '2.5']);
  expect([1, 2, 9, 12, 20, 21].map(ordinalWord)).toEqual([
    'first',
    'second',
    'ninth',
    'twelfth',
    'twentieth',
    'number 21',
  ]);
});

it('says any number and reads it back', () => {
  for (const value of [0, 9, 15, 42, 100, 999, 1234, 20_000, 7_654_321]) {
    expect(readNumberWords(cardinalWords(String(value)))).toBe(value);
  }
  expect(ordinalWords('121')).toBe('one hundred twenty first');
  expect(['1984', '2005', '1900', '1905'].map(yearWords)).toEqual([
    'nineteen eighty four',
    'two thousand five',
    'nineteen hundred',
    'nineteen oh five',
  ]);
});

it('joins names as people list them', () => {
  expect([[], ['tea'], ['tea', 'coffee'], ['tea', 'coffee', 'milk']].map(joinNames)).toEqual([
    '',
    'tea',
    'tea and coffee',
    'tea, coffee and milk',
  ]);
});
