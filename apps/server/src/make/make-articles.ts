/** Articles for films made by a command: found for a keyword, or read from an address or a file, as the server reads them. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { KnownArticle } from '@reelwright/wizards/draft';
import { CodedError } from '../errors/coded-error.ts';
import { StartError } from '../errors/start-error.ts';
import { type ArticleService, createArticleService } from '../features/articles/article-service.ts';
import type { GuardedFetch } from '../guarded-fetch/create-guarded-fetch.ts';
import { createArticleReader } from '../providers/article-reader/create-article-reader.ts';
import type { ArticleSearch } from '../providers/article-search/article-search-port.ts';
import {
  createArticleSearch,
  createArticleSources,
} from '../providers/article-search/create-article-search.ts';
import { createOwnArticles } from '../providers/article-search/own-articles.ts';
import type { Settings } from '../settings/read-settings.ts';

/** Where the text of a film is, where somebody said. */
export type ArticleAddress =
  | { readonly kind: 'link'; readonly url: string }
  | { readonly kind: 'file'; readonly file: string };

export interface MakeArticles {
  /** The first one that is found for a keyword. */
  find(keyword: string, signal: AbortSignal): Promise<KnownArticle | undefined>;
  read(address: ArticleAddress, signal: AbortSignal): Promise<KnownArticle>;
  close(): Promise<void>;
}

const account = 'make';

export function createMakeArticles(settings: Settings, fetch: GuardedFetch): MakeArticles {
  const own = createOwnArticles(settings.PUBLIC_URL);
  const reader = createArticleReader();
  const service = createArticleService({ fetch, reader, own });
  const search = createArticleSearch([own, ...createArticleSources(settings, fetch)]);
  return {
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
