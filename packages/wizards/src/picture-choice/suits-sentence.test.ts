import { expect, it } from 'vitest';
import { isAboutAnimal, suitsSentence } from './suits-sentence.ts';

const suits = (object: string, sentence: string, ofAnimal = false) =>
  suitsSentence(object, sentence, { ofAnimal });

it('shows no human ear for the ears of an owl, and no human baby for a hedgehog', () => {
  expect(isAboutAnimal(['owl', 'full-moon'])).toBe(true);
  expect(suits('ear', 'In many owls one ear sits higher.', true)).toBe(false);
  expect(suits('baby', 'At birth the spines lie under swollen skin.', true)).toBe(false);
  expect(suits('ear', 'People hear it from afar.', true)).toBe(true);
  expect(suits('ear', 'Wax protects the ear.')).toBe(true);
});

it('shows no flame, warning or sparkles for a claim', () => {
  expect(suits('fire', 'A hedgehog may be asleep inside.')).toBe(false);
  expect(suits('fire', 'Wet wood makes a smoky flame.')).toBe(true);
  expect(suits('warning', 'The juice of most makes you ill.')).toBe(false);
  expect(suits('sparkles', 'Up to a third see flashing patterns.')).toBe(false);
  expect(suits('bell-with-slash', 'Many need a dark, quiet room.')).toBe(false);
});

it('shows a calendar only where a sentence tells a time', () => {
  expect(suits('calendar', 'A saguaro grows its first arm after 50 years.')).toBe(true);
  expect(suits('calendar', 'Its flesh is sweet.')).toBe(false);
});
