/** Where news are found: feeds and services of the operator, and feeds that members bring. */
import type { FoundArticle, OwnFeed } from '@reelwright/contract';
import { createGuardedFetch, type GuardedFetch } from '../../guarded-fetch/create-guarded-fetch.ts';
import type { Log } from '../../log/create-log.ts';
import type { Settings } from '../../settings/read-settings.ts';
import type { ArticleReader } from '../article-reader/article-reader-port.ts';
import type { ReadInTurn } from '../article-reader/reading-turns.ts';
import type { ArticleSource } from '../article-search/article-search-port.ts';
import { createArticleSearch, createAskEach } from '../article-search/create-article-search.ts';
import {
  byTurns,
  eachPageOnce,
  newestFirst,
  plainAddress,
} from '../article-search/merge-articles.ts';
import type { OwnArticles } from '../article-search/own-articles.ts';
import { hostOf } from '../article-search/plain-words-of.ts';
import { createSearxngArticles } from '../article-search/searxng-articles.ts';
import { feedName, storiesOf } from './feed-news.ts';
import { feedProblemOf } from './feed-problem.ts';
import { createFeedShelf, type FeedShelf } from './feed-shelf.ts';
import { createGdeltNews } from './gdelt-news.ts';

interface NewsAsker {
  readonly account: string;
  readonly signal: AbortSignal;
  readonly log?: Pick<Log, 'warn'>;
}

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
    ask: NewsAsker,
  ): Promise<readonly FoundArticle[]>;
  /** What is in each of somebody's own feeds, or why it cannot be read. */
  lookInto(feeds: readonly string[], ask: NewsAsker): Promise<readonly OwnFeed[]>;
  /** The way to stories: what a feed of the operator's own network announces may be read there, and nothing else. */
  readonly fetch: GuardedFetch;
}

export const newsSettings = ['NEWS_FEEDS', 'SEARXNG_ADDRESS', 'GDELT_ADDRESS'] as const;

interface NewsSetup {
  readonly settings: Pick<Settings, (typeof newsSettings)[number]>;
  readonly fetch: GuardedFetch;
  readonly reader: Pick<ArticleReader, 'readFeed'>;
  readonly inTurn: ReadInTurn;
  /** Asked where nothing else is found. */
  readonly own: OwnArticles;
}

const maxStories = 60;
/** So many that name the keyword leave room for what else stands in somebody's own feeds. */
const maxAbout = 40;
/** One feed that is slow must not hold up the others. */
const patienceMs = 7000;

export function createNews({ settings, fetch, reader, inTurn, own }: NewsSetup): News {
  // Two of them: what lies on the operator's network is not for whoever names its address.
  const named = createFeedShelf(reader, inTurn);
  const brought = createFeedShelf(reader, inTurn);
  const askServices = createAskEach(operatorSources(settings, named));
  const known = createArticleSearch([own]);
  const { NEWS_FEEDS = [] } = settings;
  const feedAnnouncing = (url: string) =>
    NEWS_FEEDS.find(
      (address) =>
        originOf(address) === originOf(url) &&
        named.entriesOf(address).some(({ link }) => plainAddress(link) === url),
    );
  const readOwn = (address: string, { account, signal }: NewsAsker) =>
    brought.read(address, fetch, {
      account,
      signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
    });
  const storiesOfOwn = async (address: string, keyword: string, ask: NewsAsker) => {
    try {
      return storiesOf(await readOwn(address, ask), address, keyword);
    } catch {
      ask.signal.throwIfAborted();
      // Whoever brought it is told by `lookInto`.
      return { about: [], others: [] };
    }
  };
  return {
    fetch: (url, options) => {
      const address = feedAnnouncing(url);
      return (address ? fetchFrom(address) : fetch)(url, options);
    },
    lookInto: (feeds, ask) =>
      Promise.all(
        feeds.map(async (address): Promise<OwnFeed> => {
          try {
            const feed = await readOwn(address, ask);
            return { address, title: feedName(feed, address), stories: feed.entries.length };
          } catch (error) {
            ask.signal.throwIfAborted();
            const problem = feedProblemOf(error);
            return { address, title: feedName(undefined, address), stories: 0, problem };
          }
        }),
      ),
    async find({ keyword, feeds, withThisWeek = false }, ask) {
      const question = { keyword, page: 0 };
      const [ofFeeds, ofServices] = await Promise.all([
        Promise.all(feeds.map((address) => storiesOfOwn(address, keyword, ask))),
        askServices(question, ask),
      ]);
      const about = [
        ...ofFeeds.map((feed) => feed.about),
        ...ofServices.map((one) => one.articles),
      ];
      // Whoever brings a feed wants what stands in it.
      const others = ofFeeds.map((feed) => feed.others);
      const found = eachPageOnce([
        ...byTurns(about.map(newestFirst)).slice(0, maxAbout),
        ...byTurns(others.map(newestFirst)),
      ]);
      if (found.length > 0) return found.slice(0, maxStories);
      const { articles } = await known.find(question, ask);
      return withThisWeek ? [...articles, ...(await own.thisWeek(new Date()))] : articles;
    },
  };
}

function operatorSources(
  { NEWS_FEEDS = [], SEARXNG_ADDRESS, GDELT_ADDRESS }: NewsSetup['settings'],
  shelf: FeedShelf,
): readonly ArticleSource[] {
  return [
    ...NEWS_FEEDS.map((address) => operatorFeed(address, shelf)),
    ...(SEARXNG_ADDRESS
      ? [createSearxngArticles(SEARXNG_ADDRESS, fetchFrom(SEARXNG_ADDRESS), 'news')]
      : []),
    ...(GDELT_ADDRESS ? [createGdeltNews(GDELT_ADDRESS, fetchFrom(GDELT_ADDRESS))] : []),
  ];
}

function operatorFeed(address: string, shelf: FeedShelf): ArticleSource {
  const fetch = fetchFrom(address);
  return {
    name: `The feed at ${hostOf(address)}`,
    async search({ keyword }, signal) {
      // It is read for everybody, so it waits in nobody's place.
      const feed = await shelf.read(address, fetch, { account: address, signal });
      return { articles: storiesOf(feed, address, keyword).about, more: false };
    },
  };
}

const originOf = (address: string) => URL.parse(address)?.origin;

/** Their addresses are the operator's choice, so they may stand on their own network. */
function fetchFrom(address: string): GuardedFetch {
  return createGuardedFetch({ allowOrigin: new URL(address).origin });
}
