import { expect, it } from 'vitest';
import { createFactSkeleton } from './fact-skeleton.ts';

const keywords = ['coffee', 'dogs', 'planets', 'japan', 'pizza', 'hats', 'chess', 'owls', 'bread'];
const layoutsOf = (seed: string) => {
  const { next } = createFactSkeleton(seed);
  return Array.from({ length: 12 }, () => next('An item', false).layout);
};

it('no two facts in a row look alike, and films differ in how theirs follow each other', () => {
  for (const layouts of keywords.map(layoutsOf)) {
    expect(layouts.filter((layout, at) => layout === layouts[at - 1])).toEqual([]);
    expect(new Set(layouts).size).toBeGreaterThanOrEqual(3);
  }
  const orders = new Set(keywords.map((keyword) => layoutsOf(keyword).join(' ')));
  expect(orders.size).toBeGreaterThanOrEqual(4);
});

it('what is drawn from a figure has room beside the words, whatever came before', () => {
  expect(createFactSkeleton('coffee').next('An item', true).layout).toBe(
    'heading_with_text_and_media',
  );
});
