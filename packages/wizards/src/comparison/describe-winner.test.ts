import { expect, it } from 'vitest';
import { comparisonHeadlines } from './comparison-headlines.ts';
import { describeWinner } from './describe-winner.ts';

it.each([
  ['Battery life', 'Bosch offers you the best battery life'],
  ['Value for money', 'Bosch offers you the best value for money'],
  ['Quality', 'Bosch offers you the best quality'],
  ['Sound quality', 'Bosch offers you the best sound quality'],
  ['Noise', 'Bosch is the quietest'],
  ['Price', 'Bosch has the lowest price'],
  ['Price per cup', 'Bosch has the lowest price per cup'],
  ['Running costs', 'Bosch has the lowest running costs'],
  ['Weight', 'Bosch is the lightest'],
  ['Speed', 'Bosch is the fastest'],
  ['Energy use', 'Bosch uses the least energy'],
  ['Maintenance', 'Bosch needs the least maintenance'],
  ['Durability', 'Bosch lasts the longest'],
  ['Lifespan', 'Bosch has the longest lifespan'],
  ['Daily care', 'Bosch needs the least daily care'],
  ['Life with children', 'Bosch is the best with children'],
  ['Features', 'Bosch offers you the most features'],
  ['Size and weight', 'Bosch is ahead on size and weight'],
  ['Bad weather', 'Bosch is ahead on bad weather'],
  ['USB ports', 'Bosch is ahead on USB ports'],
  ['Long trips', 'Bosch is ahead on long trips'],
])('who wins %s: %s', (check, sentence) => {
  expect(describeWinner('Bosch', check)).toBe(sentence);
});

it('says of many what many do', () => {
  expect(describeWinner('Cats', 'Noise')).toBe('Cats are the quietest');
  expect(describeWinner('Electric cars', 'Price')).toBe('Electric cars have the lowest price');
  expect(describeWinner('French press', 'Quality')).toBe(
    'French press offers you the best quality',
  );
});

it('calls one thing by one, and many by many', () => {
  const about = (topic: string) =>
    comparisonHeadlines({ topic, names: ['A', 'B'], checks: 3 }).filter((text) =>
      /best|Choosing|test:|showdown|guide/.test(text),
    );
  const many = about('stand mixers').join('\n');
  expect(many).toContain('Which are the best stand mixers for you?');
  expect(many).toContain('Choosing stand mixers: A vs B');
  expect(many).toContain('The stand mixer test: A vs B');
  expect(many).not.toMatch(
    /a stand mixers|is the best stand mixers|mixers (?:test|showdown|buyer)/,
  );
  const one = about('espresso machine').join('\n');
  expect(one).toContain('Which is the best espresso machine for you?');
  expect(one).toContain('Choosing an espresso machine: A vs B');
});
