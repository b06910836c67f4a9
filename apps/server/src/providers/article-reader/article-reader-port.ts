import type { SummarizeOptions } from '@reelwright/article';
import type { ErrorCode, ReadArticle } from '@reelwright/contract';
import type { ReadFeed } from './feed/read-feed-entries.ts';

/** What came from an address, as it came. */
export interface FetchedPage {
  /** The address that answered. */
  readonly url: string;
  /** With its charset, as the server named it. */
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

export interface GivenFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Errors of articles that need no words of their own. */
export type ArticleProblem = Extract<ErrorCode, `article-${string}`>;

/** An article, or why there is none; then perhaps another address that is worth a try. */
export type PageReading =
  | { readonly article: ReadArticle }
  | { readonly problem: ArticleProblem; readonly kind?: string; readonly instead?: string };

/** Finds the text in pages and files of others. Never in the thread that answers everybody. */
export interface ArticleReader {
  readPage(page: FetchedPage): Promise<PageReading>;
  readFile(file: GivenFile): Promise<PageReading>;
  /** What a feed announces; undefined for what is no feed. */
  readFeed(page: FetchedPage): Promise<ReadFeed | undefined>;
  /** Which lines matter most, in their order. */
  summarize(lines: readonly string[], options: SummarizeOptions): Promise<readonly number[]>;
  close(): Promise<void>;
}
