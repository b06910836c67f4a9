/** Articles for films made by a command: found for a keyword, or read from an address or a file, as the server reads them. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { KnownArticle, KnownStory } from '@reelwright/wizards/draft';
import { CodedError } from '../errors/coded-error.ts';
import { StartError } from '../errors/start-error.ts';
import { type ArticleService, createArticleService } from '../features/articles/article-service.ts';
import { createNewsService, type NewsService } from '../features/articles/news-service.ts';
import type { GuardedFetch } from '../guarded-fetch/create-guarded-fetch.ts';
import { createArticleReader } from '../providers/article-reader/create-article-reader.ts';
import { createReadingTurns } from '../providers/article-reader/reading-turns.ts';
import type { ArticleSearch } from '../providers/article-search/article-search-port.ts';
import {
  createArticleSearch,
  createArticleSources,
} from '../providers/article-search/create-article-search.ts';
import { createOwnArticles } from '../providers/article-search/own-articles.ts';
import { createNews } from '../providers/news/create-news.ts';
import type { Settings } from '../settings/read-settings.ts';

/** Where the text of a film is, where somebody said. */
export type ArticleAddress =
  | { readonly kind: 'link'; readonly url: string }
  | { readonly kind: 'file'; readonly file: string };

export interface MakeArticles {
  /** The first one that is found for a keyword. */
  find(keyword: string, signal: AbortSignal): Promise<KnownArticle | undefined>;
  /** The stories of a bulletin about a keyword. */
  findNews(keyword: string, signal: AbortSignal): Promise<readonly KnownStory[]>;
  read(address: ArticleAddress, signal: AbortSignal): Promise<KnownArticle>;
  close(): Promise<void>;
}

const account = 'make';

export function createMakeArticles(settings: Settings, fetch: GuardedFetch): MakeArticles {
  const own = createOwnArticles(settings.PUBLIC_URL);
  const reader = createArticleReader();
  const inTurn = createReadingTurns();
  const service = createArticleService({ fetch, reader, own, inTurn });
  const search = createArticleSearch([own, ...createArticleSources(settings, fetch)]);
  const sources = createNews({ settings, fetch, reader, inTurn, own });
  const news = createNewsService(
    sources,
    createArticleService({ fetch: sources.fetch, reader, own, inTurn }),
  );
  return {
    findNews: (keyword, signal) => findNews(keyword, news, { account, signal }),
    find: (keyword, signal) => findArticle(keyword, search, service, { account, signal }),
    read: (address, signal) => withPlainError(readArticle(address, service, signal)),
    close: () => reader.close(),
  };
}

/** As screens do that take the first one of the list. */
async function findArticle(
  keyword: string,
  search: ArticleSearch,
  service: Pick<ArticleService, 'read'>,
  asker: Parameters<ArticleService['read']>[1],
): Promise<KnownArticle | undefined> {
  const { articles } = await search.find({ keyword, page: 0 }, { signal: asker.signal });
  return articles[0] && service.read(articles[0].url, asker);
}

/** Pages that cannot be read are passed over: there are others. */
async function findNews(
  keyword: string,
  news: NewsService,
  asker: Parameters<NewsService['extract']>[1],
): Promise<readonly KnownStory[]> {
  const stories: KnownStory[] = [];
  for (const { title, link, source } of await news.stories({ keyword, feeds: [] }, asker)) {
    if (stories.length >= storiesRead) break;
    const read = await news.extract(link, asker).catch((error: unknown) => {
      if (error instanceof CodedError) return undefined;
      throw error;
    });
    if (!read || read.extract.length === 0) continue;
    const { extract, ...story } = read;
    stories.push({ site: source, ...story, title, link, bullets: extract });
  }
  return stories;
}

/** As many as a bulletin has at most. */
const storiesRead = 4;

async function readArticle(
  address: ArticleAddress,
  service: ArticleService,
  signal: AbortSignal,
): Promise<KnownArticle> {
  if (address.kind === 'link') return service.read(address.url, { account, signal });
  const { file } = address;
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new StartError(`There is no file ${file} that could be read.`);
  const stream = createReadStream(file);
  const incoming = { stream, claimedBytes: found.size, contentType: 'application/octet-stream' };
  return service.readFile(basename(file), incoming, { account, signal });
}

/** What is expected to go wrong is told in its sentence, without the lines of code it came from. */
async function withPlainError<T>(reading: Promise<T>): Promise<T> {
  return reading.catch((error: unknown) => {
    throw error instanceof CodedError ? new StartError(error.message) : error;
  });
}
