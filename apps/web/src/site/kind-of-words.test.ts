import { expect, it } from 'vitest';
import { kindOfWords } from './kind-of-words.ts';

it.each([
  ['a quiz about space', '/quiz-video'],
  ['Football trivia', '/quiz-video'],
  ['yoga vs. pilates', '/comparison-video'],
  ['paris or rome', '/comparison-video'],
  ['Which is better, gas stove or induction?', '/comparison-video'],
  ['an offer for my bakery Kneadful in Leeds', '/affiliate-video'],
  ['promote my dog walking service', '/affiliate-video'],
  ['Top 10 cheeses', '/listicle-video'],
  ['coffee', undefined],
  ['how to offer help', undefined],
  ['selfies', undefined],
  ['what to do when you lose your keys or your phone abroad', undefined],
  ['the addams family', undefined],
])('%s asks for %s', (words, kind) => {
  expect(kindOfWords(words)).toBe(kind);
});
