import { z } from 'zod';
import type { GuardedFetch } from '../../guarded-fetch/create-guarded-fetch.ts';
import { type ArticleSource, articlesPerPage } from './article-search-port.ts';
import { askSearchService } from './ask-search-service.ts';
import { plainWordsOf } from './plain-words-of.ts';

const Answer = z.object({
  continue: z.object({ gsroffset: z.number() }).optional(),
  query: z
    .object({
      pages: z.array(
        z.object({
          title: z.string(),
          index: z.number(),
          extract: z.string().optional(),
          fullurl: z.string().optional(),
          thumbnail: z.object({ source: z.string() }).optional(),
        }),
      ),
    })
    .optional(),
});

/** Pages of a Wikipedia (or of another MediaWiki), with the beginning of each. */
export function createWikipediaArticles(address: string, fetch: GuardedFetch): ArticleSource {
  return {
    name: 'Wikipedia',
    async search({ keyword, page }, signal) {
      const query = new URLSearchParams({
        action: 'query',
        format: 'json',
        formatversion: '2',
        generator: 'search',
        gsrsearch: keyword,
        gsrlimit: String(articlesPerPage),
        gsroffset: String(page * articlesPerPage),
        prop: 'extracts|info|pageimages',
        inprop: 'url',
        exintro: '1',
        explaintext: '1',
        exsentences: '2',
        exlimit: String(articlesPerPage),
        piprop: 'thumbnail',
        pithumbsize: '640',
      });
      const url = `${address}/w/api.php?${query}`;
      const { query: found, continue: next } = await askSearchService({
        name: 'Wikipedia',
        url,
        fetch,
        schema: Answer,
        signal,
      });
      const pages = (found?.pages ?? []).toSorted((a, b) => a.index - b.index);
      return {
        articles: pages.map(({ title, extract, fullurl, thumbnail }) => ({
          url: fullurl ?? `${address}/wiki/${encodeURIComponent(title.replaceAll(' ', '_'))}`,
          title,
          description: plainWordsOf(extract),
          source: 'Wikipedia',
          ...(thumbnail && { image: thumbnail.source }),
        })),
        more: next !== undefined,
      };
    },
  };
}
