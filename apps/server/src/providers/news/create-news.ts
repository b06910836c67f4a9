/** Where news are found: feeds and services of the operator, and feeds that members bring. */
import type { FoundArticle } from '@reelwright/contract';
import { createGuardedFetch, type GuardedFetch } from '../../guarded-fetch/create-guarded-fetch.ts';
import type { Log } from '../../log/create-log.ts';
import type { Settings } from '../../settings/read-settings.ts';
import type { ArticleReader } from '../article-reader/article-reader-port.ts';
import type { ArticleSource } from '../article-search/article-search-port.ts';
import { createArticleSearch } from '../article-search/create-article-search.ts';
import { plainAddress } from '../article-search/merge-articles.ts';
import type { OwnArticles } from '../article-search/own-articles.ts';
import { createSearxngArticles } from '../article-search/searxng-articles.ts';
import { createFeedNews, type FeedShelf } from './feed-news.ts';
import { createGdeltNews } from './gdelt-news.ts';

export interface News {
  /**
   * Stories about a keyword; of the asker's own feeds all of them. Where nobody tells anything, what we know ourselves,
   * and what happened on these days in other years.
   */
  find(
    question: {
      readonly keyword: string;
      readonly feeds: readonly string[];
      readonly withThisWeek?: boolean;
    },
    ask: { readonly signal: AbortSignal; readonly log?: Pick<Log, 'warn'> },
  ): Promise<readonly FoundArticle[]>;
  /** The way to stories: what a feed of the operator's own network announces may be read there, and nothing else. */
  readonly fetch: GuardedFetch;
}

interface NewsSetup {
  readonly settings: Pick<Settings, 'NEWS_FEEDS' | 'SEARXNG_ADDRESS' | 'GDELT_ADDRESS'>;
  readonly fetch: GuardedFetch;
  readonly reader: Pick<ArticleReader, 'readFeed'>;
  /** Asked where nothing else is found. */
  readonly own: OwnArticles;
}

const maxStories = 60;

export function createNews({ settings, fetch, reader, own }: NewsSetup): News {
  const shelf: FeedShelf = new Map();
  const named = createArticleSearch(operatorSources(settings, fetch, reader, shelf));
  const known = createArticleSearch([own]);
  const { NEWS_FEEDS = [] } = settings;
  const feedAnnouncing = (url: string) =>
    NEWS_FEEDS.find(
      (address) =>
        originOf(address) === originOf(url) &&
        shelf.get(address)?.feed.entries.some(({ link }) => plainAddress(link) === url),
    );
  return {
    fetch: (url, options) => {
      const address = feedAnnouncing(url);
      return (address ? fetchFrom(address) : fetch)(url, options);
    },
    async find({ keyword, feeds, withThisWeek = false }, ask) {
      const question = { keyword, page: 0 };
      const brought = createArticleSearch(
        feeds.map((address) => createFeedNews(address, { fetch, reader }, shelf, { hasAll: true })),
      );
      const [ofFeeds, ofServices] = await Promise.all([
        brought.find(question, ask),
        named.find(question, ask),
      ]);
      // Whoever brings a feed wants what stands in it.
      const found = [...ofFeeds.articles, ...ofServices.articles];
      if (found.length > 0) return found.slice(0, maxStories);
      const { articles } = await known.find(question, ask);
      return withThisWeek ? [...articles, ...(await own.thisWeek(new Date()))] : articles;
    },
  };
}

function operatorSources(
  { NEWS_FEEDS = [], SEARXNG_ADDRESS, GDELT_ADDRESS }: NewsSetup['settings'],
  fetch: GuardedFetch,
  reader: NewsSetup['reader'],
  shelf: FeedShelf,
): readonly ArticleSource[] {
  return [
    ...NEWS_FEEDS.map((address) =>
      createFeedNews(address, { fetch: fetchFrom(address), reader }, shelf),
    ),
    ...(SEARXNG_ADDRESS
      ? [createSearxngArticles(SEARXNG_ADDRESS, fetchFrom(SEARXNG_ADDRESS), 'news')]
      : []),
    ...(GDELT_ADDRESS ? [createGdeltNews(GDELT_ADDRESS, fetch)] : []),
  ];
}

const originOf = (address: string) => URL.parse(address)?.origin;

/** Their addresses are the operator's choice, so they may stand on their own network. */
function fetchFrom(address: string): GuardedFetch {
  return createGuardedFetch({ allowOrigin: new URL(address).origin });
}
