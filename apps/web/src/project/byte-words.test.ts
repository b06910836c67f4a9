import { expect, it } from 'vitest';
import { byteWords } from './byte-words.ts';

it.each([
  [0, '0 bytes'],
  [1023, '1023 bytes'],
  [1536, '1.5 KB'],
  [20 * 1024, '20 KB'],
  [10 * 1024 * 1024, '10 MB'],
])('writes %d as %j', (bytes, words) => {
  expect(byteWords(bytes)).toBe(words);
});
