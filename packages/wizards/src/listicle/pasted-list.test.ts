import { newProjectData } from '@reelwright/movie';
import { expect, it } from 'vitest';
import { withPastedList } from './pasted-list.ts';

const about = (keyword: string) => ({ ...newProjectData(), keyword });

it('takes a pasted list, one item a line, without its numbers and bullets', () => {
  const { info } = withPastedList(about('breads'), '1. Rye bread\n\n2) Spelt roll\n• Pretzel');
  expect(info.items?.map(({ text }) => text)).toEqual(['Rye bread', 'Spelt roll', 'Pretzel']);
  expect(info.items?.every(({ wantsFacts }) => wantsFacts)).toBe(true);
  expect(info.idea?.text).toBe('Top 3 breads');
  expect(info.size).toBe(3);
});

it('keeps what is told of an item behind a colon or a dash', () => {
  const { info } = withPastedList(
    about('breads'),
    'Rye: It keeps for a week.\nOlive-oil bun - Soft.',
  );
  expect(info.items?.map(({ text, trivia }) => [text, trivia?.[0]?.text])).toEqual([
    ['Rye', 'It keeps for a week.'],
    ['Olive-oil bun', 'Soft.'],
  ]);
});

it('changes nothing for nothing, and takes no more than a list can hold', () => {
  const data = about('breads');
  expect(withPastedList(data, ' \n ')).toBe(data);
  const many = Array.from({ length: 30 }, (_, at) => `Bread ${at}`).join('\n');
  expect(withPastedList(data, many).info.items).toHaveLength(20);
});
