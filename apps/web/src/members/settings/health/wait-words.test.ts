import { expect, it } from 'vitest';
import { waitWords } from './wait-words.ts';

it.each([
  [0, '0 s'],
  [42.4, '42 s'],
  [184.3, '3 min'],
  [4000, '67 min'],
  [11_000, '3 h'],
])('%f seconds are %s', (seconds, words) => expect(waitWords(seconds)).toBe(words));
