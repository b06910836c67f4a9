import { expect, it } from 'vitest';
import { guardedFetch } from '../guarded-fetch/guarded-fetch.ts';
import { readComparisons, readOffers } from '../providers/knowledge/embedded/ready-answers.ts';
import { readSettings } from '../settings/read-settings.ts';
import { createMovieMakers, pictureService } from './write-movie.ts';

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

it('shows what the script chose, not stickers, unless a picture service is set up', () => {
  const serviceOf = (keys: Record<string, string>) =>
    pictureService(createMovieMakers(readSettings(keys), guardedFetch).search);
  expect(serviceOf({})).toBeUndefined();
  expect(serviceOf({ PEXELS_KEY: 'key' })).toBe('pexels_images');
});
