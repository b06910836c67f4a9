import { expect, it } from 'vitest';
import { keyWords } from './key-words.ts';

it.each([
  ['A shallow root cools the soil.', 'shallow'],
  ['It seated about 50,000 people.', '50,000 people'],
  ['One trace of it is left today.', 'trace'],
  ['Nobody should be there.', undefined],
  ['They usually compare their prices.', 'compare'],
])('of "%s" one sees %s first', (text, word) => {
  expect(keyWords(text)[0]).toBe(word);
});
