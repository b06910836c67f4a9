import { expect, it } from 'vitest';
import { asSentence } from './as-sentence.ts';

it.each([
  ['Ten facts about tea', 'Ten facts about tea.'],
  ['It is old.', 'It is old.'],
  ['Is it old?', 'Is it old?'],
  ['“Every kilometre is time.”', '“Every kilometre is time.”'],
  ['“Is it over?”', '“Is it over?”'],
  ['„Das ist alt.“', '„Das ist alt.“'],
  ['They call it “the box”', 'They call it “the box”.'],
  ['It is old (very old)', 'It is old (very old).'],
  ['', ''],
])('says %s as %s', (text, said) => expect(asSentence(text)).toBe(said));
