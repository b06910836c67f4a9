import { expect, it } from 'vitest';
import { readComparisons, readOffers } from '../providers/knowledge/embedded/ready-answers.ts';

it('has comparisons in which every product is spoken of and winners exist', async () => {
  const all = await readComparisons();
  expect(all.length).toBeGreaterThanOrEqual(8);
  for (const { topic, products, features } of all)
    for (const { name, comments, winner } of features) {
      expect(comments, `${topic} ${name}`).toHaveLength(products.length);
      expect(winner ?? 0, `${topic} ${name}`).toBeLessThan(products.length);
    }
});

it('has offers of which none is there twice', async () => {
  const keywords = (await readOffers()).map(({ keyword }) => keyword);
  expect(keywords.length).toBeGreaterThanOrEqual(8);
  expect(new Set(keywords).size).toBe(keywords.length);
});
