import { expect, it } from 'vitest';
import { capitaliseWords } from './capitalise-words.ts';

it.each([
  ['iced coffee at home', 'Iced Coffee at Home'],
  ["the world's best (and worst) e-bikes", "The World's Best (And Worst) E-Bikes"],
  ['éclairs und öl', 'Éclairs Und Öl'],
  ['10 facts, 3rd part', '10 Facts, 3rd Part'],
  ['iPhone vs macOS', 'iPhone vs macOS'],
  ['From an idea to a video', 'From an idea to a video'],
  ['كوفي 咖啡', 'كوفي 咖啡'],
  ['', ''],
])('%s is shown as %s', (text, shown) => {
  expect(capitaliseWords(text)).toBe(shown);
});
