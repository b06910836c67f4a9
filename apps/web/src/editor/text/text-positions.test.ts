import { Schema } from '@tiptap/pm/model';
import { expect, it } from 'vitest';
import { placeOf, positionOf, wordAround } from './text-positions.ts';

const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { group: 'block', content: 'inline*' },
    list: { group: 'block', content: 'item+' },
    item: { content: 'paragraph+' },
    hardBreak: { group: 'inline', inline: true },
    text: { group: 'inline' },
  },
});
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const text = (words: string) => ({ type: 'text', text: words });
const doc = schema.nodeFromJSON({
  type: 'doc',
  content: [
    paragraph(text('one'), { type: 'hardBreak' }, text('two words')),
    paragraph(),
    { type: 'list', content: [{ type: 'item', content: [paragraph(text('entry 👍🏽'))] }] },
  ],
});

it('counts a line break as the beginning of another paragraph, and empty ones too', () => {
  expect(placeOf(doc, positionOf(doc, { paragraph: 1, offset: 4 }))).toEqual({
    paragraph: 1,
    offset: 4,
  });
  expect(doc.textBetween(1, positionOf(doc, { paragraph: 0, offset: 2 }))).toBe('on');
  expect(placeOf(doc, positionOf(doc, { paragraph: 2, offset: 0 })).paragraph).toBe(2);
});

it('finds every place again, in lists too', () => {
  for (const place of [
    { paragraph: 0, offset: 0 },
    { paragraph: 0, offset: 3 },
    { paragraph: 1, offset: 0 },
    { paragraph: 3, offset: 6 },
  ]) {
    expect(placeOf(doc, positionOf(doc, place))).toEqual(place);
  }
});

it('stays within the text when it became shorter', () => {
  expect(placeOf(doc, positionOf(doc, { paragraph: 0, offset: 99 })).offset).toBe(3);
});

it('finds the word around a place', () => {
  const { from, to } = wordAround(doc, { paragraph: 1, offset: 6 });
  expect(doc.textBetween(from, to)).toBe('words');
});
