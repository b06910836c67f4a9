import { Item, newTextItem } from '@reelwright/movie';
import { expect, it } from 'vitest';
import { grownBox } from './grown-box.ts';

const long = 'A text of many words '.repeat(12);

it('grows downwards for a long text and becomes as small as it was again', () => {
  const before = { ...newTextItem('a'), text: 'Short' };
  expect(grownBox(before, before)).toEqual({});
  const typed = { ...before, text: long };
  const grown = grownBox(before, typed);
  expect(grown.scaleY).toBeGreaterThan(before.scaleY * 1.5);
  expect(grown.y).toBe(before.y);
  const now = { ...typed, ...grown };
  expect(grownBox(before, now)).toEqual({});
  expect(grownBox(before, { ...now, text: 'Short' }).scaleY).toBeCloseTo(before.scaleY);
});

it('leaves boxes alone whose text shrinks to fit, or is as large as it allows', () => {
  const before = { ...newTextItem('a'), text: 'Short' };
  const shrinks = {
    ...before,
    font: Item.parse({ ...before, font: { size: 80, fit: true } }).font,
  };
  expect(grownBox(shrinks, { ...shrinks, text: long })).toEqual({});
  const auto = { ...before, font: Item.parse({ ...before, font: {} }).font };
  expect(grownBox(auto, { ...auto, text: long })).toEqual({});
});
