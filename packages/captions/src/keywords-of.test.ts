import { expect, it } from 'vitest';
import { keywordsOf } from './keywords-of.ts';

const keys = (text: string, language?: string) => [...keywordsOf(text.split(' '), language)];

it('key words are numbers, names and things, not what stands between them', () => {
  expect(keys('Everything before number three: they make it larger.')).toEqual([]);
  expect(keys('A wood oven near 900 degrees')).toEqual(['oven', '900']);
  expect(keys('The story goes that Queen Margherita')).toEqual(['Queen', 'Margherita']);
  expect(keys('Small rugs make a room look chopped up.')).toContain('room');
  expect(keys('Cheese and tomato, coffee and milk, dog and cat')).toHaveLength(3);
});
