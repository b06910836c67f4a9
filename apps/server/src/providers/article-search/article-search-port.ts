import type { FoundArticle } from '@reelwright/contract';
import type { Log } from '../../log/create-log.ts';

interface ArticleQuestion {
  readonly keyword: string;
  /** The first one is 0. */
  readonly page: number;
}

export interface FoundPage {
  readonly articles: readonly FoundArticle[];
  /** Whether there is another page. */
  readonly more: boolean;
}

/** One place where articles are found. Throws when it gives no answer; whoever asks goes on without it. */
export interface ArticleSource {
  readonly name: string;
  search(question: ArticleQuestion, signal: AbortSignal): Promise<FoundPage>;
}

/** All places at once. */
export interface ArticleSearch {
  find(
    question: ArticleQuestion,
    ask: { readonly signal: AbortSignal; readonly log?: Pick<Log, 'warn'> },
  ): Promise<FoundPage>;
}

export const articlesPerPage = 10;
