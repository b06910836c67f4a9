import { expect, it } from 'vitest';
import { withArticle } from './articles.ts';

it.each([
  'a laptop',
  'an espresso machine',
  'an hour',
  'an honest review',
  'an heirloom',
  'a house',
  'a unicorn',
  'a unit',
  'a user',
  'a European city',
  'a ukulele',
  'a utensil',
  'a urologist',
  'a one-way ticket',
  'an onion',
  'an unimportant thing',
  'an uninvited guest',
  'an umbrella',
  'an usher',
  'an urn',
  'an MP4',
  'an NFT',
  'an X-ray',
  'an F1 car',
  'a USB stick',
  'a PDF',
  'a UFO',
  'an SUV',
  'an 8-bit game',
  'an 11-day trip',
  'an 18th birthday',
  'a 100-year-old tree',
  'a 12-inch screen',
  'an éclair',
  'an Apple phone',
  'a Honda',
])('it is %s', (words) => {
  const [, noun = ''] = /^an? (.*)$/.exec(words) ?? [];
  expect(withArticle(noun)).toBe(words);
});

it('keeps the article that is there', () => {
  expect(['a gym', 'the best', 'your dog', 'some tea'].map(withArticle)).toEqual([
    'a gym',
    'the best',
    'your dog',
    'some tea',
  ]);
});
