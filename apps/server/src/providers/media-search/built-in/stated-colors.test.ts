import { expect, it } from 'vitest';
import { hasObject } from '../../../library/built-in/object-drawing.ts';
import { readWordList } from './read-word-lists.ts';
import { readStatedColors } from './stated-colors.ts';

const asStated = await readStatedColors();

it.each([
  ['dress', ['Queen Victoria wore a white dress.'], 'dress--white'],
  ['dress', ['It goes with everything.', 'fashion, The little black dress'], 'dress--black'],
  ['automobile', ['Their first car was red.'], 'automobile--red'],
  ['dress', ['A white tiger, and a dress.'], 'dress'],
  ['dress', ['A dress for the summer.'], 'dress'],
  ['wine-glass', ['A white wine for fish.'], 'wine-glass'],
  ['red-apple', ['A green apple is sour.'], undefined],
])('%s in %j', (object, texts, shown) => {
  expect(asStated(texts)(object)).toBe(shown);
});

it('is about objects that exist', async () => {
  for (const [object] of await readWordList('takes-color.txt')) {
    expect(await hasObject(object), object).toBe(true);
  }
});
