import { createArticleReader } from '../../providers/article-reader/create-article-reader.ts';
import { createReadingTurns } from '../../providers/article-reader/reading-turns.ts';
import {
  articleSettings,
  createArticleSearch,
  createArticleSources,
} from '../../providers/article-search/create-article-search.ts';
import { createOwnArticles } from '../../providers/article-search/own-articles.ts';
import { modelOf, modelSettings } from '../../providers/knowledge/create-knowledge.ts';
import { createNews, newsSettings } from '../../providers/news/create-news.ts';
import { newestOf } from '../../settings/live-settings.ts';
import { feature } from '../feature.ts';
import { createModelShare } from '../knowledge/model-share.ts';
import { createArticleHandlers } from './article-handlers.ts';
import { createArticleService } from './article-service.ts';
import { createNewsService } from './news-service.ts';
import { createShorten } from './shorten.ts';

export const articlesFeature = feature({
  handlers: ({ db, fetch, settings, live, pool, publicUrl, stopping }) => {
    const own = createOwnArticles(publicUrl);
    const reader = createArticleReader();
    stopping.addEventListener('abort', () => void reader.close(), { once: true });
    const inTurn = createReadingTurns();
    const newest = live.made(newsSettings, (named) =>
      createNews({ settings: named, fetch, reader, inTurn, own }),
    );
    const news = newestOf(newest);
    const search = live.made(articleSettings, (named) =>
      createArticleSearch([own, ...createArticleSources(named, fetch)]),
    );
    return createArticleHandlers(
      createArticleService({ fetch, reader, own, inTurn }),
      newestOf(search),
      createShorten(live.made(modelSettings, modelOf), createModelShare(pool, settings)),
      createNewsService(
        news,
        createArticleService({
          fetch: (url, options) => newest().fetch(url, options),
          reader,
          own,
          inTurn,
        }),
      ),
      db,
    );
  },
});
