import { expect, it } from 'vitest';
import { findEntries } from './find-entries.ts';

const entries = ['Fade in up', 'Zoom in', 'Fade in'].map((label) => ({ id: label, label }));
const idsOf = (typed: string, ...liked: string[]) =>
  findEntries(entries, typed, new Set(liked)).map(({ id }) => id);

it('finds what has all words in its name, whatever their order', () => {
  expect(idsOf('')).toEqual(['Fade in up', 'Zoom in', 'Fade in']);
  expect(idsOf(' UP fad')).toEqual(['Fade in up']);
  expect(idsOf('spin')).toEqual([]);
});

it('puts what somebody likes first', () => {
  expect(idsOf('', 'Fade in')).toEqual(['Fade in', 'Fade in up', 'Zoom in']);
});
