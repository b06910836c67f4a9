import { expect, it } from 'vitest';
import { findCommands } from './find-commands.ts';

const commands = [
  { group: 'Go to', label: 'Projects', words: 'videos list' },
  { group: 'Colors', label: 'Dark', words: 'night mode scheme' },
  { group: 'Create', label: 'Create new video' },
] as const;
const labels = (typed: string) => findCommands(commands, typed).map(({ label }) => label);

it('shows everything before anything is typed', () => {
  expect(labels('  ')).toHaveLength(3);
});

it('finds by the beginnings of words, in any order and by other names', () => {
  expect(labels('mode ni')).toEqual(['Dark']);
  expect(labels('proj')).toEqual(['Projects']);
  expect(labels('zebra')).toEqual([]);
});

it('puts what begins with the typed word first', () => {
  expect(labels('vid')).toEqual(['Projects', 'Create new video']);
  expect(labels('c')).toEqual(['Create new video', 'Dark']);
});
