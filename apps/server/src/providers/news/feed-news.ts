import type { FoundArticle } from '@reelwright/contract';
import { singular } from '@reelwright/english';
import type { GuardedFetch } from '../../guarded-fetch/create-guarded-fetch.ts';
import type { ArticleReader } from '../article-reader/article-reader-port.ts';
import type { FeedEntry, ReadFeed } from '../article-reader/feed/read-feed-entries.ts';
import type { ArticleSource } from '../article-search/article-search-port.ts';
import { hostOf } from '../article-search/plain-words-of.ts';
import { plainWords } from '../knowledge/embedded/words.ts';

const maxBytes = 5 * 1024 * 1024;
const timeoutMs = 6000;
/** Feeds change a few times an hour. */
const freshMs = 5 * 60_000;
const maxKept = 200;
const maxStories = 40;

const wanted =
  'application/rss+xml,application/atom+xml,application/feed+json,application/xml;q=0.9,*/*;q=0.8';

interface FeedSetup {
  readonly fetch: GuardedFetch;
  readonly reader: Pick<ArticleReader, 'readFeed'>;
}

interface Kept {
  readonly feed: ReadFeed;
  readonly until: number;
}

/** Feeds that were read lately: many people ask for the same ones. */
export type FeedShelf = Map<string, Kept>;

/** The stories of one feed. `hasAll`: also those that do not name the keyword, after those that do. */
export function createFeedNews(
  address: string,
  { fetch, reader }: FeedSetup,
  shelf: FeedShelf,
  { hasAll = false } = {},
): ArticleSource {
  return {
    name: `The feed at ${hostOf(address)}`,
    async search({ keyword, page }, signal) {
      if (page > 0) return { articles: [], more: false };
      const feed = await readFresh(address, { fetch, reader }, shelf, signal);
      const source = feed.title || hostOf(address);
      const about = feed.entries.filter((entry) => isAbout(entry, keyword));
      const others = hasAll ? feed.entries.filter((entry) => !about.includes(entry)) : [];
      const articles = [...about, ...others]
        .slice(0, maxStories)
        .map((entry) => storyOf(entry, source));
      return { articles, more: false };
    },
  };
}

async function readFresh(
  address: string,
  { fetch, reader }: FeedSetup,
  shelf: FeedShelf,
  signal: AbortSignal,
): Promise<ReadFeed> {
  const kept = shelf.get(address);
  if (kept && kept.until > Date.now()) return kept.feed;
  const reply = await fetch(address, { headers: { accept: wanted }, maxBytes, timeoutMs, signal });
  if (!reply.ok) {
    reply.discard();
    throw new Error(`${hostOf(address)} answered ${reply.status}.`);
  }
  const bytes = await reply.readBody();
  const contentType = reply.headers['content-type'] ?? '';
  const feed = await reader.readFeed({ url: reply.finalUrl, contentType, bytes });
  if (!feed) throw new Error(`There is no feed at ${hostOf(address)}.`);
  shelf.delete(address);
  const [oldest] = shelf.keys();
  if (shelf.size >= maxKept && oldest !== undefined) shelf.delete(oldest);
  shelf.set(address, { feed, until: Date.now() + freshMs });
  return feed;
}

function storyOf(
  { title, description, link, image, date }: FeedEntry,
  source: string,
): FoundArticle {
  return {
    url: link,
    title,
    description,
    source,
    ...(date && { date }),
    ...(image && { image }),
  };
}

/** All words of the keyword, in one or many: "electric cars" finds "an electric car". */
function isAbout({ title, description }: FeedEntry, keyword: string): boolean {
  const words = new Set(plainWords(`${title} ${description}`).map(singular));
  return plainWords(keyword).every((word) => words.has(singular(word)));
}
