import { expect, it } from 'vitest';
import { keyWords } from './key-words.ts';

it.each([
  ['A shallow root cools the soil.', 'shallow'],
  ['It seated about 50,000 people.', '50,000 people'],
  ['One trace of it is left today.', 'trace'],
  ['Nobody should be there.', undefined],
  ['They usually compare their prices.', 'compare'],
  ['You’re not lazy, and you can cook.', 'cook'],
  ["There's no card to enter.", 'enter'],
  ["If it doesn't save you that hour, don't keep it.", 'hour'],
  ['Try it for fourteen days.', 'fourteen days'],
  ['Recipe sites give you ten thousand ideas.', 'ten thousand ideas'],
  ['Let it be one of them.', undefined],
  ['It’s called Supper Sorted.', 'Supper Sorted'],
  ['You just have to decide, every day, at the worst possible moment.', 'moment'],
])('of "%s" one sees %s first', (text, word) => {
  expect(keyWords(text)[0]).toBe(word);
});
