import { expect, it } from 'vitest';
import { codeCharacters } from './code-characters.ts';

it('finds the code in whatever was pasted', () => {
  expect(codeCharacters('12345678', 8)).toBe('12345678');
  expect(codeCharacters(' 1234 5678\n', 8)).toBe('12345678');
  expect(codeCharacters('Your code: 1234-5678.', 8)).toBe('12345678');
  expect(codeCharacters('123456789', 8)).toBe('12345678');
});
