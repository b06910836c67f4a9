import { expect, it } from 'vitest';
import { chooseWord, phraseOf, wordsIn, wordsOfPhrase } from './bold-words.ts';

const line = 'Freshly “ground beans”, and a café’s secret.';
const words = wordsIn(line);

it('finds the words of a line without the marks around them', () => {
  expect(words.map(({ text }) => text)).toEqual([
    'Freshly',
    'ground',
    'beans',
    'and',
    'a',
    'café’s',
    'secret',
  ]);
});

it('takes a word, then its neighbour, and begins anew with any other', () => {
  expect(chooseWord(words, [], 1)).toEqual([1]);
  expect(chooseWord(words, [1], 2)).toEqual([1, 2]);
  expect(chooseWord(words, [2], 1)).toEqual([1, 2]);
  expect(chooseWord(words, [1], 5)).toEqual([5]);
  expect(chooseWord(words, [1, 2], 0)).toEqual([0]);
  expect(chooseWord(words, [1, 2], 1)).toEqual([2]);
});

it('does not reach over a comma', () => {
  const listed = wordsIn('salt, pepper');
  expect(chooseWord(listed, [0], 1)).toEqual([1]);
});

it('says the words as they stand in the line, and finds them again', () => {
  expect(phraseOf(line, words, [1, 2])).toBe('ground beans');
  expect(wordsOfPhrase(line, words, 'ground beans')).toEqual([1, 2]);
  expect(wordsOfPhrase(line, words, undefined)).toEqual([]);
  expect(wordsOfPhrase(line, words, 'tea')).toEqual([]);
});
