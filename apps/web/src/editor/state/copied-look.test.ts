import { Item } from '@reelwright/movie';
import { expect, it } from 'vitest';
import { lookFor, lookOf } from './copied-look.ts';

const text = Item.parse({
  id: 'a',
  type: 'text',
  text: 'One',
  x: 10,
  fg: '#ff0000',
  font: { size: 90 },
  border: { thickness: 3 },
});
const plain = Item.parse({ id: 'b', type: 'text', text: 'Two', x: 50, shadow: { thickness: 9 } });
const picture = Item.parse({ id: 'c', type: 'image', url: '/a.webp' });

it('takes over how something looks, and what it did not have goes', () => {
  const look = lookFor(plain, lookOf(text));
  expect(look).toMatchObject({ fg: '#ff0000', font: { size: 90 }, border: { thickness: 3 } });
  expect('shadow' in look && look.shadow === undefined).toBe(true);
  expect('text' in look || 'x' in look || 'url' in look).toBe(false);
});

it('leaves the letters of a text alone when a picture was copied, and the other way round', () => {
  expect('font' in lookFor(text, lookOf(picture))).toBe(false);
  expect('fg' in lookFor(picture, lookOf(text))).toBe(false);
});
