import type { articleCalls } from '@reelwright/contract';
import { CodedError } from '../../errors/coded-error.ts';
import type { GuardedFetch } from '../../guarded-fetch/create-guarded-fetch.ts';
import type { FeatureHandlers } from '../../http/handlers.ts';
import { fetchPage } from './fetch-page.ts';

interface ArticleParts {
  readonly fetch: GuardedFetch;
}

export function createArticleHandlers({
  fetch,
}: ArticleParts): FeatureHandlers<keyof typeof articleCalls> {
  return {
    articleSearch: () => ({ articles: [], more: false }),
    articleFetch: async ({ body, signal }) => {
      await fetchPage(fetch, body.url, signal);
      throw new CodedError('article-unreadable');
    },
    articleFile: ({ upload }) => {
      upload.stream.destroy();
      throw new CodedError('article-file-kind');
    },
    proxy: async ({ query, signal }) => ({ data: await fetchPage(fetch, query.url, signal) }),
    summarize: ({ body }) => body.lines.slice(0, body.max),
  };
}
