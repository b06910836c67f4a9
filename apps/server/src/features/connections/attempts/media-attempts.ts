import { createMediaProviders } from '../../../providers/media-search/create-media-providers.ts';
import { type Attempt, ConnectionTrouble } from './attempt.ts';

/** Searches for something that everybody has. */
export function searchMedia(source: string, keyword: string): Attempt {
  return async ({ settings, fetch, signal }) => {
    const provider = createMediaProviders(settings, fetch).find(({ value }) => value === source);
    if (!provider) throw new ConnectionTrouble('Its key is missing.');
    const { type } = provider;
    const found = await provider.search({ keyword, type, num: 5, shape: 'wide', signal });
    const [first] = found;
    if (!first) throw new ConnectionTrouble(`It answered, but found nothing about “${keyword}”.`);
    const by = first.credit?.author ? `, the first by ${first.credit.author}` : '';
    return { sentence: `It answered with ${found.length} results for “${keyword}”${by}.` };
  };
}
