import { type articleCalls, maxOwnFeeds, type newsCalls } from '@reelwright/contract';
import type { Database } from '../../db/database.ts';
import type { CallerFor } from '../../http/caller.ts';
import type { FeatureHandlers } from '../../http/handlers.ts';
import type { ArticleSearch } from '../../providers/article-search/article-search-port.ts';
import { turnOf } from '../../turns/turn-of.ts';
import { ownerOf } from '../guest-work/owner-of.ts';
import { asking } from '../knowledge/asking.ts';
import { keptNewsFeeds, saveUserData } from '../user-data/user-data-repository.ts';
import type { ArticleService } from './article-service.ts';
import type { NewsService } from './news-service.ts';
import type { Shorten } from './shorten.ts';

interface Who {
  readonly caller: () => Promise<CallerFor<'guest'>>;
  readonly address: string;
}

export function createArticleHandlers(
  articles: ArticleService,
  search: ArticleSearch,
  shorten: Shorten,
  news: NewsService,
  db: Database,
): FeatureHandlers<keyof typeof articleCalls | keyof typeof newsCalls> {
  return {
    articleSearch: ({ query, signal, log }) => search.find(query, { signal, log }),
    articleFetch: async ({ body, signal, ...who }) =>
      articles.read(body.url, { account: await accountOf(who), signal }),
    articleFile: async ({ query, upload, signal, ...who }) =>
      articles.readFile(query.name, upload, { account: await accountOf(who), signal }),
    newsStories: async ({ query: { thisWeek, keyword, feeds }, signal, log, ...who }) => {
      const kept = await keptNewsFeeds(db, ownerOf(await who.caller()));
      return news.stories(
        {
          keyword,
          feeds: [...new Set([...kept, ...addressesIn(feeds)])].slice(0, maxOwnFeeds),
          withThisWeek: thisWeek !== undefined,
        },
        { account: await accountOf(who), signal, log },
      );
    },
    newsFeeds: async ({ signal, log, ...who }) => {
      const kept = await keptNewsFeeds(db, ownerOf(await who.caller()));
      return { feeds: await news.lookInto(kept, { account: await accountOf(who), signal, log }) };
    },
    newsFeedsSave: async ({ body, signal, log, ...who }) => {
      const newsFeeds = [...new Set(body.feeds)];
      await saveUserData(db, ownerOf(await who.caller()), { newsFeeds });
      const account = await accountOf(who);
      return { feeds: await news.lookInto(newsFeeds, { account, signal, log }) };
    },
    newsExtract: async ({ body, signal, ...who }) =>
      news.extract(body.url, { account: await accountOf(who), signal }),
    summarize: async ({ body, ...context }) => {
      const shorter = await shorten(body, await asking(context));
      if (shorter) return shorter;
      return articles.summarize(body, {
        account: await accountOf(context),
        signal: context.signal,
      });
    },
  };
}

const accountOf = async ({ caller, address }: Who) => turnOf(await caller(), address).person;

function addressesIn(text: string): readonly string[] {
  return text.split(/\s+/).filter((address) => /^https?:\/\//i.test(address));
}
