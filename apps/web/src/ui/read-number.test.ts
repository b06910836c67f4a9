import { expect, it } from 'vitest';
import { boundsInWords, readNumber } from './read-number.ts';

it.each([
  ['60', 60],
  ['60 px', 60],
  [' 60px ', 60],
  ['1920/2', 960],
  ['(100 + 20) * 2', 240],
  ['1,5', 1.5],
  ['-3', -3],
  ['10 - -2', 12],
  ['.5', 0.5],
])('reads %s as %d', (typed, value) => {
  expect(readNumber(typed, ' px')).toBe(value);
});

it.each(['', 'large', '1/0', '1 2', '12060 px px', '3 +', '(2', '1..2'])(
  'does not read “%s”',
  (typed) => {
    expect(readNumber(typed, 'px')).toBeUndefined();
  },
);

it('says between which numbers', () => {
  expect(boundsInWords(1, 999)).toBe('From 1 to 999');
  expect(boundsInWords(1, undefined)).toBe('At least 1');
  expect(boundsInWords(undefined, 5)).toBe('At most 5');
});
