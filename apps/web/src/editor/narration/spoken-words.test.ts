import { Item } from '@reelwright/movie';
import { expect, it } from 'vitest';
import { spokenWords } from './spoken-words.ts';

const text = (words: string, y: number, more: object = {}) =>
  Item.parse({ id: words, type: 'text', text: words, y, ...more });

it('reads the texts of a slide from top to bottom, as sentences', () => {
  const items = [text('Beans<br>matter most', 500), text('Is it <b>fresh</b>?', 100)];
  expect(spokenWords({ items })).toBe('Is it fresh? Beans matter most.');
});

it('leaves out what nobody sees, and what are no words', () => {
  const items = [text('Seen', 1), text('Hidden', 2, { hide: true }), text('<p> </p>', 3)];
  items.push(Item.parse({ id: 'i', type: 'image', url: '/a.webp' }));
  expect(spokenWords({ items })).toBe('Seen.');
});
