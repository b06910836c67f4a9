import { expect, it } from 'vitest';
import { respell } from './respell.ts';

const timed = (...words: readonly string[]) =>
  words.map((text, at) => ({ text, startSeconds: at, endSeconds: at + 1 }));

it('writes words of the list as they are said, whole words only, whatever their case', () => {
  const list = [{ word: 'GIF', says: 'jif' }];
  expect(respell('A gif is a GIF. Gifts are not.', list).text).toBe(
    'A jif is a jif. Gifts are not.',
  );
});

it('gives the times back to the words as they were written', () => {
  const { text, restore } = respell('Meet Nguyen, today.', [{ word: 'nguyen', says: 'win yen' }]);
  expect(text).toBe('Meet win yen, today.');
  expect(restore(timed('Meet', 'win', 'yen,', 'today.'))).toEqual([
    { text: 'Meet', startSeconds: 0, endSeconds: 1 },
    { text: 'Nguyen', startSeconds: 1, endSeconds: 3 },
    { text: 'today.', startSeconds: 3, endSeconds: 4 },
  ]);
});

it('leaves a text alone without a list, and takes signs of patterns as they are', () => {
  expect(respell('C++ is fun.', []).text).toBe('C++ is fun.');
  expect(respell('I like C++ a lot.', [{ word: 'C++', says: 'see plus plus' }]).text).toBe(
    'I like see plus plus a lot.',
  );
});
