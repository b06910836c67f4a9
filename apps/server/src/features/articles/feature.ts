import { feature } from '../feature.ts';
import { createArticleHandlers } from './article-handlers.ts';

export const articlesFeature = feature({
  handlers: ({ fetch }) => createArticleHandlers({ fetch }),
});
