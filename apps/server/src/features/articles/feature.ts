import { createArticleReader } from '../../providers/article-reader/create-article-reader.ts';
import {
  createArticleSearch,
  createArticleSources,
} from '../../providers/article-search/create-article-search.ts';
import { createOwnArticles } from '../../providers/article-search/own-articles.ts';
import { feature } from '../feature.ts';
import { createArticleHandlers } from './article-handlers.ts';
import { createArticleService } from './article-service.ts';

export const articlesFeature = feature({
  handlers: ({ fetch, settings, publicUrl, stopping }) => {
    const own = createOwnArticles(publicUrl);
    const reader = createArticleReader();
    stopping.addEventListener('abort', () => void reader.close(), { once: true });
    return createArticleHandlers(
      createArticleService({ fetch, reader, own }),
      createArticleSearch([own, ...createArticleSources(settings, fetch)]),
    );
  },
});
