import { productName, type ReadArticle } from '@reelwright/contract';
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
  const siteName = () => escapeHtml(app.looks?.().name || productName);
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'anyone' };
    });
    scope.addHook('onRequest', (request) => rateLimiter.takeForAddress('read', request.ip));
    scope.get('/articles', { schema: { hide: true } }, async (_request, reply) => {
      reply.header('x-robots-tag', 'noindex');
      return sendPage(reply, 200, 'none', drawList(await own.all(), siteName()));
    });
    scope.get<{ Params: { slug: string } }>(
      '/articles/:slug',
      { schema: { hide: true } },
      async (request, reply) => {
        const article = await own.bySlug(request.params.slug);
        if (!article) return reply.callNotFound();
        // Made for films: search engines have better pages about these things.
        reply.header('x-robots-tag', 'noindex');
        return sendPage(reply, 200, 'none', drawArticle(article, siteName()));
      },
    );
  });
}

function drawList(articles: Awaited<ReturnType<OwnArticles['all']>>, siteName: string) {
  const letters = Map.groupBy(articles, ({ topic }) =>
    /^\d/.test(topic) ? '0–9' : topic.charAt(0).toUpperCase(),
  );
  const parts = [...letters].map(
    ([letter, some]) =>
      `<h2>${escapeHtml(letter)}</h2><ul>${some
        .map(({ slug, title }) => `<li><a href="/articles/${slug}">${escapeHtml(title)}</a></li>`)
        .join('')}</ul>`,
  );
  return {
    title: `Articles · ${siteName}`,
    head: '',
    body: `<div class="help-page"><article class="help-article">
<header class="help-head"><h1>Articles to make films of</h1></header>
<div class="help-body"><div class="help-text">
<p>What ${siteName} knows by heart. Open one, and make a film of it with a click.</p>
${parts.join('')}
</div></div>
</article></div>`,
  };
}

function drawArticle({ title, body, url = '' }: ReadArticle, siteName: string) {
  const words = escapeHtml(title);
  const film = `/members.html#/article-video?link=${encodeURIComponent(url)}`;
  return {
    title: `${words} · ${siteName}`,
    head: '',
    body: `<div class="help-page"><article class="help-article">
<header class="help-head"><h1>${words}</h1></header>
<div class="help-body"><div class="help-text">
${body}
<p><a href="${escapeHtml(film)}">Make a film of this article</a> · <a href="/articles">All articles</a></p>
</div></div>
</article></div>`,
  };
}
