import type { FoundArticle } from '@reelwright/contract';
import { singular } from '@reelwright/english';
import type { FeedEntry, ReadFeed } from '../article-reader/feed/read-feed-entries.ts';
import { hostOf } from '../article-search/plain-words-of.ts';
import { plainWords } from '../knowledge/embedded/words.ts';

const maxStories = 40;

interface FeedStories {
  /** Those that name the keyword. */
  readonly about: readonly FoundArticle[];
  readonly others: readonly FoundArticle[];
}

/** What a feed is called: by itself, or else by where it is. */
export function feedName(feed: Pick<ReadFeed, 'title'> | undefined, address: string): string {
  return feed?.title || hostOf(address);
}

export function storiesOf(feed: ReadFeed, address: string, keyword: string): FeedStories {
  const source = feedName(feed, address);
  const { about = [], others = [] } = Object.groupBy(feed.entries, (entry) =>
    isAbout(entry, keyword) ? 'about' : 'others',
  );
  const stories = (entries: readonly FeedEntry[]) =>
    entries.slice(0, maxStories).map((entry) => storyOf(entry, source));
  return { about: stories(about), others: stories(others) };
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
