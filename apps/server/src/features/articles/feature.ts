import { createArticleReader } from '../../providers/article-reader/create-article-reader.ts';
import {
  createArticleSearch,
  createArticleSources,
} from '../../providers/article-search/create-article-search.ts';
import { createOwnArticles } from '../../providers/article-search/own-articles.ts';
import { modelOf } from '../../providers/knowledge/create-knowledge.ts';
import { createNews } from '../../providers/news/create-news.ts';
import { feature } from '../feature.ts';
import { createModelShare } from '../knowledge/model-share.ts';
import { createArticleHandlers } from './article-handlers.ts';
import { createArticleService } from './article-service.ts';
import { createNewsService } from './news-service.ts';
import { createShorten } from './shorten.ts';

export const articlesFeature = feature({
  handlers: ({ fetch, settings, pool, publicUrl, stopping }) => {
    const own = createOwnArticles(publicUrl);
    const reader = createArticleReader();
    stopping.addEventListener('abort', () => void reader.close(), { once: true });
    const news = createNews({ settings, fetch, reader, own });
    return createArticleHandlers(
      createArticleService({ fetch, reader, own }),
      createArticleSearch([own, ...createArticleSources(settings, fetch)]),
      createShorten(modelOf(settings), createModelShare(pool, settings)),
      createNewsService(news, createArticleService({ fetch: news.fetch, reader, own })),
    );
  },
});
