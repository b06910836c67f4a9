import type { ArticleLine } from '@reelwright/wizards/article';
import { expect, it } from 'vitest';
import {
  addLine,
  exactWordsOf,
  excludeParagraph,
  joinWithPrevious,
  keepOnly,
  keptLines,
  keptParagraphs,
  moveLine,
  moveParagraph,
  type Paragraphs,
  removeLine,
  splitLine,
  summaryOf,
  withExactWords,
  withWords,
} from './line-edits.ts';

const line = (id: string, text = id): ArticleLine => ({ id, text });
const article: Paragraphs = [[line('a'), line('b')], [line('c')], [line('d'), line('e')]];
const shape = (paragraphs: Paragraphs) =>
  paragraphs.map((lines) => lines.map(({ id }) => id).join('')).join(' ');
let count = 0;
const newId = () => `new-${++count}`;

it.each([
  [0, 1, 'ba c de'],
  [1, 2, 'a cb de'],
  [2, 1, 'acb de'],
  [0, 4, 'b c dea'],
  [4, 0, 'eab c d'],
  [2, 3, 'ab dce'],
  [3, 3, 'ab c de'],
])('moves line %i to place %i: %s', (from, to, expected) => {
  const moved = moveLine(article, from, to);
  expect(shape(moved)).toBe(expected);
});

it('moves a paragraph with all its lines', () => {
  expect(shape(moveParagraph(article, 2, 0))).toBe('de ab c');
  expect(shape(moveParagraph(article, 0, 3))).toBe('ab c de');
});

it('takes an empty paragraph away with its last line', () => {
  expect(shape(removeLine(article, 'c'))).toBe('ab de');
});

it('leaves paragraphs out and brings them back', () => {
  const without = excludeParagraph(article, 0, true);
  expect(keptLines(without).map(({ id }) => id)).toEqual(['c', 'd', 'e']);
  expect(keptParagraphs(without)).toBe(2);
  expect(excludeParagraph(without, 0, false)).toEqual(article);
});

it('keeps some lines and strikes the others through', () => {
  const kept = keepOnly(article, new Set(['a', 'e']));
  expect(keptLines(kept).map(({ id }) => id)).toEqual(['a', 'e']);
  expect(shape(kept)).toBe('ab c de');
});

it('keeps the words to search by while they are in the line', () => {
  const bold = withExactWords(line('a', 'Q&amp;A time in London'), 'Q&A time');
  expect(bold).toEqual({ id: 'a', text: '<b>Q&amp;A time</b> in London' });
  expect(exactWordsOf(bold)).toBe('Q&A time');
  expect(withWords(bold, 'Best Q&A time').text).toBe('Best <b>Q&amp;A time</b>');
  expect(withWords(bold, 'Nothing of it').text).toBe('Nothing of it');
  expect(withExactWords(bold, undefined).text).toBe('Q&amp;A time in London');
});

it('splits a line: the first part keeps the pictures, the words to search by go where they are', () => {
  const media = [{ url: '/a.png' }];
  const long = { ...withExactWords(line('a', 'One, two beans'), 'two beans'), media, block: 3 };
  const [[first, second] = []] = splitLine([[long]], 'a', ['One,', 'two beans'], newId);
  expect(first).toEqual({ id: 'a', text: 'One,', media, block: 3 });
  expect(second).toEqual({ id: 'new-1', text: '<b>two beans</b>', block: 3 });
});

it('joins a line with the one before it, but no two paragraphs', () => {
  expect(joinWithPrevious(article, 'b')[0]).toEqual([{ id: 'a', text: 'a b' }]);
  expect(joinWithPrevious(article, 'c')).toBe(article);
});

it('adds a line at the end of a paragraph, or after a line', () => {
  expect(shape(addLine(article, 1, line('x')))).toBe('ab cx de');
  expect(shape(addLine(article, 0, line('x'), 'a'))).toBe('axb c de');
});

it('makes paragraphs of a summary: lines that were there keep what they have, others are new', () => {
  const kept = { ...line('d', 'd'), media: [{ url: '/d.png' }], exclude: true };
  const made = summaryOf([[line('a'), line('b')], [kept]], ['a', 'd', 'New &.'], false, () => 'n');
  expect(made).toEqual([
    [
      line('a'),
      { id: 'd', text: 'd', media: [{ url: '/d.png' }] },
      { id: 'n', text: 'New &amp;.', hasMedia: true },
    ],
  ]);
  expect(summaryOf([[line('a'), line('b')]], ['a', 'b'], true, () => 'n').length).toBe(2);
});
