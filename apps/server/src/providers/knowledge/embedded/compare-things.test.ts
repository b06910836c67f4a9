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
  findComparison(known, keyword)?.comparison.products.map(({ name }) => name);

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

describe('two things that were never held against the same checks', () => {
  it('are told side by side, and nobody wins', () => {
    const found = findComparison(known, 'lion vs tiger')?.comparison;
    expect(found?.products.map(({ name }) => name)).toEqual(['Lion', 'Tiger']);
    expect(found?.features.length).toBeGreaterThanOrEqual(3);
    for (const { name, comments, winner } of found?.features ?? []) {
      expect(winner, name).toBeUndefined();
      expect(new Set(comments).size, name).toBe(2);
      for (const comment of comments) expect(comment.length, comment).toBeLessThanOrEqual(80);
    }
  });

  it('speak of one matter in each check that names one', () => {
    const found = findComparison(known, 'sauna or ice bath')?.comparison;
    const heat = found?.features.find(({ name }) => name === 'Heat and cold');
    expect(heat?.comments[0]).toMatch(/degrees/);
    expect(heat?.comments[1]).toMatch(/cold/i);
  });

  it('are not told where they have nothing in common, or one is not known', () => {
    // The island, and the language that is called like a snake.
    expect(namesFor('python vs java')).toBeUndefined();
    expect(namesFor('lion vs zumbrix')).toBeUndefined();
  });
});

it('compares what was asked for a purpose by its names', () => {
  expect(namesFor('cat or dog for a small apartment')).toEqual(['Dog', 'Cat']);
  expect(namesFor('rabbit or turtle as a pet')).toEqual(['Rabbit', 'Turtle']);
});
