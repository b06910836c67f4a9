import { expect, it } from 'vitest';
import { questionsOfPoints } from './questions-of-points.ts';

const asked = (sentence: string, name = 'Wales') =>
  questionsOfPoints({
    name,
    plural: name,
    objects: [],
    questions: [],
    points: [{ headline: 'A point', sentences: [sentence], objects: [] }],
  }).map(({ question, right, wrong }) => [question, right, ...wrong]);

it('asks for the year and the number that a sentence tells', () => {
  expect(asked('In 1557, the Welshman Robert Recorde invented the equals sign.')).toEqual([
    [
      'Wales: The Welshman Robert Recorde invented the equals sign in which year?',
      '1557',
      '1514',
      '1600',
      '1471',
    ],
  ]);
  expect(asked('Lake Bala in Wales is about 6 kilometers long.')).toEqual([
    ['Lake Bala in Wales is about how many kilometers long?', '6', '3', '12', '18'],
  ]);
});

it.each([
  ['it has no one right answer', 'Wales has more than 600 castles.'],
  ['it needs the headline', 'It was carved 300 years ago.'],
  ['it says of nobody what happened', 'In 1962, a student printed the whole list.'],
  ['a number is part of a name', 'Wales beat PlayStation 3 teams.'],
  ['it may be a legend', 'Legend says that Wales was founded in 1100.'],
])('asks nothing where %s', (_why, sentence) => {
  expect(asked(sentence)).toEqual([]);
});
