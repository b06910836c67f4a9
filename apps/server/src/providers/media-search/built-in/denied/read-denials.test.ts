import { expect, it } from 'vitest';
import { readPartsOfSpeech } from '../parts-of-speech.ts';
import { readSentenceWords } from '../sentence-words.ts';
import { readDenials } from './read-denials.ts';

const parts = await readPartsOfSpeech();

/** The words that a sentence denies. */
function denied(sentence: string): string {
  const { words } = readSentenceWords(sentence);
  const { isDenied } = readDenials(words, parts);
  return words.filter((_, at) => isDenied(at)).join(' ');
}

it.each([
  ['Without sugar, butter or eggs it keeps for a week.', 'sugar , butter or eggs'],
  ['No oven. No problem.', 'oven problem'],
  ['No oven is needed, and no knife either.', 'oven knife'],
  ['You have no need for a gym.', 'gym'],
  ['It is no longer a prison.', 'prison'],
  ['It is not made of plastic.', 'plastic'],
  ["You don't have to be a chef to cook it.", 'chef'],
  ['Vegans do not eat cheese.', 'cheese'],
  ['Leave the car at home.', 'car'],
  ['It lives without alarm clocks.', 'alarm clocks'],
  ['Without gravity the spine grows.', 'gravity'],
  ['Horses were replaced by tractors.', 'horses'],
  ['Stop buying bottles of water.', 'bottles of water'],
  ['Choose glass over plastic.', 'plastic'],
  ['It is anything but a toy.', 'toy'],
  ['Cats prefer fish to bread.', 'bread'],
  ['Use a brush instead of taking the hose.', 'hose'],
])('hears what is absent, denied or replaced: %s', (sentence, words) => {
  expect(denied(sentence)).toBe(words);
});

it.each([
  'Not only bees visit it.',
  'No doubt coffee is king.',
  'Nothing beats coffee.',
  'Nobody can live without coffee.',
  'It is not a proper breakfast without eggs.',
  'A no-bake cake and a no knead bread.',
  'No two snowflakes are alike.',
  'No dog should eat chocolate.',
  'Never put a knife in the dishwasher.',
  'Never skip breakfast.',
  'Do not drink hot coffee through a straw.',
  'It is not as sweet as honey.',
  'Do not buy a camera before you have read this.',
  'It works with or without a battery.',
  'Not all cacti live in deserts.',
  'No city has more bridges.',
  'Leave a gap behind the knee.',
  'Skip rope for five minutes.',
  'Replace the battery with a new one.',
  'Instead of throwing bottles away, fill them.',
  'Eat an apple instead.',
])('hears nothing denied in what affirms or warns: %s', (sentence) => {
  expect(denied(sentence)).toBe('');
});
