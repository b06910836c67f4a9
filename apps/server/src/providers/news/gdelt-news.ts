import { z } from 'zod';
import type { GuardedFetch } from '../../guarded-fetch/create-guarded-fetch.ts';
import type { ArticleSource } from '../article-search/article-search-port.ts';
import { askSearchService } from '../article-search/ask-search-service.ts';
import { dateOf, hostOf, plainWordsOf } from '../article-search/plain-words-of.ts';

const Answer = z.object({
  // Without a hit the answer is an empty object.
  articles: z
    .array(
      z.object({
        url: z.string(),
        title: z.string(),
        seendate: z.string().nullish(),
        socialimage: z.string().nullish(),
        domain: z.string().nullish(),
      }),
    )
    .default([]),
});

const maxStories = 25;

/** What newspapers of the whole world wrote in the last days. */
export function createGdeltNews(address: string, fetch: GuardedFetch): ArticleSource {
  return {
    name: 'GDELT',
    async search({ keyword, page }, signal) {
      if (page > 0) return { articles: [], more: false };
      const query = new URLSearchParams({
        query: `"${keyword.replaceAll('"', ' ')}" sourcelang:english`,
        mode: 'artlist',
        format: 'json',
        sort: 'datedesc',
        timespan: '3d',
        maxrecords: String(maxStories),
      });
      const { articles } = await askSearchService({
        name: 'GDELT',
        url: `${address}/api/v2/doc/doc?${query}`,
        fetch,
        schema: Answer,
        signal,
        mend: plainJson,
      });
      return {
        articles: articles.map(({ url, title, seendate, socialimage, domain }) => {
          const date = dateOf(isoOf(seendate));
          return {
            url,
            title: plainWordsOf(title),
            description: '',
            source: domain || hostOf(url),
            ...(date && { date }),
            ...(socialimage && { image: socialimage }),
          };
        }),
        more: false,
      };
    },
  };
}

/** '20261118T093000Z' → '2026-11-18T09:30:00Z' */
function isoOf(text: string | null | undefined): string | undefined {
  return text?.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
}

/** Titles come with signs that JSON does not allow: backslashes before ordinary letters, and line breaks. */
function plainJson(text: string): string {
  return text
    .replace(/\\(?:(["\\/bfnrt]|u[\da-f]{4})|)/gi, (whole, sign) => (sign ? whole : ''))
    .replace(/\p{Cc}/gu, ' ');
}
