import { expect, it } from 'vitest';
import { categoryChoices } from './category-choices.ts';

it('offers the categories of the product, all videos first', () => {
  expect(categoryChoices.map(({ value, label }) => `${label} (${value})`)).toEqual([
    'All videos ()',
    'Top 10 videos (top-10)',
    'Keyword videos (keyword)',
    'Article videos (article)',
    'Podcast videos (podcast)',
    'VSL videos (vsl)',
    'Product comparison (compare)',
    'Quiz videos (quiz)',
    'Social focus (social)',
    'Full editor (full)',
  ]);
});
