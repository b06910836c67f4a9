import { describe, expect, it } from 'vitest';
import { figureIn } from './figure-in.ts';

describe('figures in a text', () => {
  it.each([
    ['Sales grew by 45 percent in a year', { kind: 'percent', value: 45, change: '+' }],
    ['Shares fell nearly nine percent', { kind: 'percent', value: 9, change: '−' }],
    ['Ninety percent of startups fail', { kind: 'percent', value: 90, rest: 'of startups fail' }],
    ['up 12.5%', { kind: 'percent', value: 12.5 }],
    ['Nine out of ten dentists', { kind: 'percent', value: 90 }],
    ['Three quarters of shoppers', { kind: 'percent', value: 75 }],
    ['In 1969 two astronauts', { kind: 'year', year: 1969, rest: 'two astronauts' }],
    ['Cervantes published part one in 1605', { kind: 'year', year: 1605 }],
    ['The idea goes back to the 1890s', { kind: 'number', text: '1890s', unit: '' }],
    ['The 1920s brought jazz', { kind: 'number', text: '1920s', unit: '' }],
    ['His 1841 method is still used today', { kind: 'year', year: 1841 }],
    ['A bed costs between 49 and 139 euros', { kind: 'number', text: '49–139', unit: 'euros' }],
    ['It pays 18 million euros until 2030', { kind: 'number', text: '18 million', unit: 'euros' }],
    ['Sales of $1,200 in 2025', { kind: 'number', text: '$1,200' }],
    ['It has 120 engineers by the end of 2027', { kind: 'year', year: 2027 }],
    ['The Trailbox 40 holds 45 litres', { kind: 'number', text: '45', unit: 'litres' }],
    ['a top of 60 by 38 centimetres', { kind: 'number', text: '60 × 38', unit: 'centimetres' }],
    ['In that year I read 31 books, before it 40', { kind: 'number', text: '31', unit: 'books' }],
    ['1928', { kind: 'year', year: 1928 }],
    ['from 2020 to 2024', { kind: 'span', from: 2020, to: 2024 }],
    ['only 21 million coins', { kind: 'number', text: '21 million', unit: 'coins' }],
    ['twenty thousand kilometres long', { kind: 'number', text: '20,000', unit: 'kilometres' }],
    ['Everest is 8849 metres high', { kind: 'number', text: '8849', unit: 'metres' }],
    ['takes only 25 to 30 seconds', { kind: 'number', text: '25–30', unit: 'seconds' }],
    ['learned over 1,000 toy names', { kind: 'number', text: '1,000', unit: 'toy names' }],
    ['after about 20 sleepless minutes', { kind: 'number', unit: 'sleepless minutes' }],
    ['about 900 of its members', { kind: 'number', text: '900', unit: '' }],
    ['murdered six million Jews', { kind: 'number', text: '6 million', unit: 'Jews' }],
    ['a price of $1,200', { kind: 'number', text: '$1,200' }],
    ['Coffee versus tea: which one?', { kind: 'versus', left: 'Coffee', right: 'tea' }],
    ['cats vs dogs', { kind: 'versus', left: 'cats', right: 'dogs' }],
  ])('%s', (text, figure) => expect(figureIn(text)).toMatchObject(figure));

  it.each([
    'three hearts',
    'one simple habit',
    'for everyone',
    'ten minutes',
    'half of the visitors',
    'one of the drivers',
    'a quarter of an hour',
    'You can drive the whole Route 66 in two weeks',
    'At 40 all, the score is called deuce',
    'in the year before it was only 40',
    '',
  ])('none in "%s"', (text) => expect(figureIn(text)).toBeUndefined());
});
