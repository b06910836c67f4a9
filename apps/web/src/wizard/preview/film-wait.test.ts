import { expect, it } from 'vitest';
import { filmWaitMs } from './film-wait.ts';

it('shows a choice at once, however long the film takes to make', () => {
  expect(filmWaitMs({ isWriting: false, sinceMs: 5000, makingMs: 300 })).toBe(0);
});

it('shows the second of two quick choices as soon in a long film as in a short one', () => {
  const quick = { isWriting: false, sinceMs: 300 };
  expect(filmWaitMs({ ...quick, makingMs: 300 })).toBe(filmWaitMs({ ...quick, makingMs: 1 }));
});

it('makes no long film between two letters', () => {
  const letter = { isWriting: true, sinceMs: 5000 };
  expect(filmWaitMs({ ...letter, makingMs: 40 })).toBe(1000);
  expect(filmWaitMs({ ...letter, makingMs: 500 })).toBe(1500);
  expect(filmWaitMs({ ...letter, makingMs: 1 })).toBe(180);
});
