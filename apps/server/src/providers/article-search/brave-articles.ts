import { z } from 'zod';
import type { GuardedFetch } from '../../guarded-fetch/create-guarded-fetch.ts';
import { type ArticleSource, articlesPerPage } from './article-search-port.ts';
import { askSearchService } from './ask-search-service.ts';
import { dateOf, hostOf, plainWordsOf } from './plain-words-of.ts';

const Answer = z.object({
  query: z.object({ more_results_available: z.boolean().optional() }).optional(),
  web: z
    .object({
      results: z.array(
        z.object({
          url: z.string(),
          title: z.string(),
          description: z.string().nullish(),
          page_age: z.string().nullish(),
          profile: z.object({ name: z.string().nullish() }).nullish(),
          thumbnail: z.object({ src: z.string() }).nullish(),
        }),
      ),
    })
    .optional(),
});

/** Brave's pages end there. */
const lastPage = 9;

interface BraveOptions {
  readonly address: string;
  readonly key: string;
  readonly fetch: GuardedFetch;
}

export function createBraveArticles({ address, key, fetch }: BraveOptions): ArticleSource {
  return {
    name: 'Brave Search',
    async search({ keyword, page }, signal) {
      if (page > lastPage) return { articles: [], more: false };
      const query = new URLSearchParams({
        q: keyword,
        count: String(articlesPerPage),
        offset: String(page),
        safesearch: 'moderate',
        result_filter: 'web',
      });
      const { web, query: about } = await askSearchService({
        name: 'Brave Search',
        url: `${address}/res/v1/web/search?${query}`,
        headers: { 'x-subscription-token': key },
        fetch,
        schema: Answer,
        signal,
      });
      return {
        articles: (web?.results ?? []).map((result) => {
          const date = dateOf(result.page_age);
          return {
            url: result.url,
            title: plainWordsOf(result.title),
            description: plainWordsOf(result.description),
            source: result.profile?.name || hostOf(result.url),
            ...(date && { date }),
            ...(result.thumbnail && { image: result.thumbnail.src }),
          };
        }),
        more: about?.more_results_available === true && page < lastPage,
      };
    },
  };
}
