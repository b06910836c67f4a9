import { untilAborted } from '../../abort/until-aborted.ts';
import type { GuardedFetch } from '../../guarded-fetch/create-guarded-fetch.ts';
import type { ArticleReader } from '../article-reader/article-reader-port.ts';
import type { FeedEntry, ReadFeed } from '../article-reader/feed/read-feed-entries.ts';
import type { ReadInTurn } from '../article-reader/reading-turns.ts';
import { noFeed, refusedFeed } from './feed-problem.ts';

const maxBytes = 5 * 1024 * 1024;
const timeoutMs = 6000;
/** Feeds change a few times an hour. */
const freshMs = 5 * 60_000;
/** Long enough that one look at the screen asks once, short enough that somebody who mends an address sees it. */
const failedMs = 5000;
const maxKept = 200;

const wanted =
  'application/rss+xml,application/atom+xml,application/feed+json,application/xml;q=0.9,*/*;q=0.8';

interface Kept {
  readonly reading: Promise<ReadFeed>;
  until: number;
  /** As soon as it is read. */
  feed?: ReadFeed;
}

interface FeedAsker {
  readonly account: string;
  readonly signal: AbortSignal;
}

/** Feeds that were read lately: many people ask for the same ones, and some at the same moment. */
export interface FeedShelf {
  /** Fails with a FeedProblem, or with what the fetch fails with. */
  read(address: string, fetch: GuardedFetch, asker: FeedAsker): Promise<ReadFeed>;
  /** Of a feed that lies here. */
  entriesOf(address: string): readonly FeedEntry[];
}

export function createFeedShelf(
  reader: Pick<ArticleReader, 'readFeed'>,
  inTurn: ReadInTurn,
): FeedShelf {
  const shelf = new Map<string, Kept>();
  const fetched = async (address: string, fetch: GuardedFetch, account: string) => {
    const reply = await fetch(address, { headers: { accept: wanted }, maxBytes, timeoutMs });
    if (!reply.ok) {
      reply.discard();
      throw refusedFeed(reply.status);
    }
    const bytes = await reply.readBody();
    const contentType = reply.headers['content-type'] ?? '';
    const page = { url: reply.finalUrl, contentType, bytes };
    const feed = await inTurn({ account }, () => reader.readFeed(page));
    if (!feed) throw noFeed();
    return feed;
  };
  const begin = (address: string, reading: Promise<ReadFeed>): Kept => {
    const kept: Kept = { reading, until: Date.now() + freshMs };
    reading.then(
      (feed) => {
        kept.feed = feed;
      },
      () => {
        kept.until = Date.now() + failedMs;
      },
    );
    shelf.delete(address);
    const [oldest] = shelf.keys();
    if (shelf.size >= maxKept && oldest !== undefined) shelf.delete(oldest);
    shelf.set(address, kept);
    return kept;
  };
  return {
    read(address, fetch, { account, signal }) {
      const known = shelf.get(address);
      const kept =
        known && known.until > Date.now()
          ? known
          : // Others may wait for it too, so it goes on when whoever asked first leaves.
            begin(address, fetched(address, fetch, account));
      return untilAborted(kept.reading, signal);
    },
    entriesOf: (address) => shelf.get(address)?.feed?.entries ?? [],
  };
}
