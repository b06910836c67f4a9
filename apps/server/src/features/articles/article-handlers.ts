import type { articleCalls, newsCalls } from '@reelwright/contract';
import type { CallerFor } from '../../http/caller.ts';
import type { FeatureHandlers } from '../../http/handlers.ts';
import type { ArticleSearch } from '../../providers/article-search/article-search-port.ts';
import { fileOwnerOf } from '../guest-work/owner-of.ts';
import { asking } from '../knowledge/asking.ts';
import type { ArticleService } from './article-service.ts';
import type { NewsService } from './news-service.ts';
import type { Shorten } from './shorten.ts';

export function createArticleHandlers(
  articles: ArticleService,
  search: ArticleSearch,
  shorten: Shorten,
  news: NewsService,
): FeatureHandlers<keyof typeof articleCalls | keyof typeof newsCalls> {
  return {
    articleSearch: ({ query, signal, log }) => search.find(query, { signal, log }),
    articleFetch: async ({ body, caller, signal }) =>
      articles.read(body.url, { account: accountOf(await caller()), signal }),
    articleFile: async ({ query, upload, caller, signal }) =>
      articles.readFile(query.name, upload, { account: accountOf(await caller()), signal }),
    newsStories: async ({ query: { thisWeek, ...query }, caller, signal, log }) =>
      news.stories(
        { ...query, withThisWeek: thisWeek !== undefined },
        { account: accountOf(await caller()), signal, log },
      ),
    newsExtract: async ({ body, caller, signal }) =>
      news.extract(body.url, { account: accountOf(await caller()), signal }),
    summarize: async ({ body, ...context }) => {
      const shorter = await shorten(body, await asking(context));
      if (shorter) return shorter;
      const { caller, signal } = context;
      return articles.summarize(body, { account: accountOf(await caller()), signal });
    },
  };
}

function accountOf(person: CallerFor<'guest'>): string {
  return JSON.stringify(fileOwnerOf(person));
}
