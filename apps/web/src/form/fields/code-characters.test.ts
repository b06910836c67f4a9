import { expect, it } from 'vitest';
import { codeCharacters, nextCode } from './code-characters.ts';

it('finds the code in whatever was pasted', () => {
  expect(codeCharacters('12345678', 8)).toBe('12345678');
  expect(codeCharacters(' 1234 5678\n', 8)).toBe('12345678');
  expect(codeCharacters('Your code: 1234-5678.', 8)).toBe('12345678');
  expect(codeCharacters('123456789', 8)).toBe('12345678');
});

it('begins anew behind a code that was sent', () => {
  expect(nextCode('1234567', '12345678', 8)).toBe('12345678');
  expect(nextCode('12345678', '123456789', 8)).toBe('9');
  expect(nextCode('12345678', '12345678 8765-4321', 8)).toBe('87654321');
  expect(nextCode('12345678', '1234567', 8)).toBe('1234567');
});
