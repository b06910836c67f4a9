import { expect, it } from 'vitest';
import { asInTopic, isClassOf } from './as-in-topic.ts';

it('shows the car of a film about racing as a racing car', () => {
  expect(asInTopic('automobile', ['trophy', 'racing-car'])).toBe('racing-car');
  expect(asInTopic('guitar', ['acoustic-guitar'])).toBe('acoustic-guitar');
  expect(asInTopic('automobile', ['automobile', 'electric-car'])).toBe('automobile');
  expect(asInTopic('hammer', ['racing-car'])).toBe('hammer');
});

it('knows a list of kinds by what its items are called', () => {
  expect(isClassOf('dog-face', 'dog breed')).toBe(true);
  expect(isClassOf('cheese-wedge', 'cheeses')).toBe(true);
  expect(isClassOf('top-hat', 'kind of hat')).toBe(true);
  expect(isClassOf('dog-face', 'dog myth')).toBe(false);
  expect(isClassOf('dog-face', '')).toBe(false);
});
