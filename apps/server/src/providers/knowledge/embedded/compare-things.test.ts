import { beforeAll, describe, expect, it } from 'vitest';
import { findComparison } from './compare-things.ts';
import { shippedLibrary } from './shipped-library.ts';

let known: Parameters<typeof findComparison>[0];
beforeAll(async () => {
  const [shelf, wordnet, comparisons] = await Promise.all([
    shippedLibrary.loadShelf(),
    shippedLibrary.loadWordNet(),
    shippedLibrary.loadComparisons(),
  ]);
  known = { shelf, wordnet, comparisons };
}, 60_000);

const namesFor = (keyword: string) =>
  findComparison(known, keyword)?.products.map(({ name }) => name);

describe('one noun', () => {
  it.each([
    ['standing desks', 'Hand crank'],
    ['best budget phone', 'Flagship'],
    ['best cheap rugs', 'Wool'],
    ['best suitcases', 'Hard shell'],
    ['rice', 'Brown rice'],
  ])('is a choice between named kinds: %s', (keyword, name) => {
    expect(namesFor(keyword)).toContain(name);
  });

  it('is a choice between things of that kind of which the same was checked', () => {
    const breeds = namesFor('dog breeds');
    expect(breeds?.length).toBe(3);
    expect(breeds).not.toContain('Cats');
  });

  it('is none where praise makes it something else, or nothing is known', () => {
    expect(namesFor('big cats')).toBeUndefined();
    expect(namesFor('zumbrix')).toBeUndefined();
  });
});
