import { expect, it } from 'vitest';
import { cueAt } from './cue-at.ts';

const cues = [
  { start: 1, end: 2, text: 'one' },
  { start: 2, end: 3, text: 'two' },
  { start: 5, end: 6, text: 'three' },
];

it.each([
  [0, undefined],
  [1, 'one'],
  [1.999, 'one'],
  [2, 'two'],
  [4, undefined],
  [5.5, 'three'],
  [6, undefined],
  [1000, undefined],
])('finds what is said at %d s', (seconds, text) => {
  expect(cueAt(cues, seconds)?.text).toBe(text);
});

it('finds nothing where nothing is said', () => {
  expect(cueAt([], 1)).toBeUndefined();
});
