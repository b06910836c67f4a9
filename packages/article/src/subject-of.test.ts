import { expect, it } from 'vitest';
import { topicOf } from './subject-of.ts';

it.each([
  [
    'guitar',
    [
      'There’s a guitar in your house that nobody plays.',
      'What if the guitar was never the problem?',
      'Here’s what keeps people playing.',
      'By the end of the week, you play along.',
      'After eight weeks you’ll play eight songs.',
      'A year from now, the guitar will still be there.',
    ],
  ],
  [
    'receipt',
    [
      'If you work for yourself, here’s how it works.',
      'You do the second job when nobody works.',
      'Take a picture of a receipt.',
      'Start with the receipts in your wallet.',
    ],
  ],
])('a text without a title is about its %s, not about what is done', (topic, lines) => {
  expect(topicOf('', lines)).toBe(topic);
});

it('of a title, the word that the text speaks of most is its topic', () => {
  expect(topicOf('How bees count', ['Bees fly.', 'The bees sleep.', 'The hive is warm.'])).toBe(
    'bees',
  );
});
