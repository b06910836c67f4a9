import type { ReadArticle } from '@reelwright/contract';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../../../http/escape-html.ts';
import { openTemplate } from '../../../http/web-pages.ts';
import type { OwnArticles } from '../../../providers/article-search/own-articles.ts';
import type { RateLimiter } from '../../../rate-limit/rate-limiter.ts';

interface ArticlePageParts {
  readonly own: OwnArticles;
  readonly rateLimiter: RateLimiter;
  /** Where the built web app lies. */
  readonly webFolder: string;
}

/** The articles made of what we know, as pages that anybody can read. */
export async function registerArticlePages(
  app: FastifyInstance,
  { own, rateLimiter, webFolder }: ArticlePageParts,
): Promise<void> {
  const sendPage = openTemplate(webFolder, 'article.html');
  if (!sendPage) return;
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'anyone' };
    });
    scope.addHook('onRequest', (request) => rateLimiter.takeForAddress('read', request.ip));
    scope.get<{ Params: { slug: string } }>(
      '/articles/:slug',
      { schema: { hide: true } },
      async (request, reply) => {
        const article = await own.bySlug(request.params.slug);
        if (!article) return reply.callNotFound();
        // Made for films: search engines have better pages about these things.
        reply.header('x-robots-tag', 'noindex');
        return sendPage(reply, 200, 'none', drawArticle(article));
      },
    );
  });
}

function drawArticle({ title, body, url = '' }: ReadArticle) {
  const words = escapeHtml(title);
  const film = `/members.html#/article-video?link=${encodeURIComponent(url)}`;
  return {
    title: `${words} · Reelwright`,
    head: '',
    body: `<div class="help-page"><article class="help-article">
<header class="help-head"><h1>${words}</h1></header>
<div class="help-body"><div class="help-text">
${body}
<p><a href="${escapeHtml(film)}">Make a film of this article</a></p>
</div></div>
</article></div>`,
  };
}
