import { z } from 'zod';
import type { GuardedFetch } from '../../guarded-fetch/create-guarded-fetch.ts';
import type { ArticleSource } from './article-search-port.ts';
import { askSearchService } from './ask-search-service.ts';
import { dateOf, hostOf, plainWordsOf } from './plain-words-of.ts';

const Answer = z.object({
  results: z.array(
    z.object({
      url: z.string(),
      title: z.string(),
      content: z.string().nullish(),
      publishedDate: z.string().nullish(),
      thumbnail: z.string().nullish(),
      img_src: z.string().nullish(),
    }),
  ),
});

/** A SearXNG of the operator's own; its JSON format has to be switched on. */
export function createSearxngArticles(
  address: string,
  fetch: GuardedFetch,
  categories = 'general,news',
): ArticleSource {
  return {
    name: 'SearXNG',
    async search({ keyword, page }, signal) {
      const query = new URLSearchParams({
        q: keyword,
        format: 'json',
        categories,
        pageno: String(page + 1),
        safesearch: '1',
      });
      const url = `${address}/search?${query}`;
      const { results } = await askSearchService({
        name: 'SearXNG',
        url,
        fetch,
        schema: Answer,
        signal,
      });
      return {
        articles: results.map((result) => {
          const date = dateOf(result.publishedDate);
          const image = result.thumbnail || result.img_src;
          return {
            url: result.url,
            title: plainWordsOf(result.title),
            description: plainWordsOf(result.content),
            source: hostOf(result.url),
            ...(date && { date }),
            ...(image && { image }),
          };
        }),
        more: results.length > 0,
      };
    },
  };
}
