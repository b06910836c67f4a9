import { type Looks, legalSlug, productName } from '@reelwright/contract';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../../http/escape-html.ts';
import { openTemplate } from '../../http/web-pages.ts';
import type { RateLimiter } from '../../rate-limit/rate-limiter.ts';
import { renderMarkdown } from '../affiliates/partner-page/render-markdown.ts';

interface LooksPageParts {
  readonly looks: () => Looks;
  readonly rateLimiter: RateLimiter;
  readonly webFolder: string;
}

/** The owner's logo, and the pages that the law asks of whoever serves others. */
export async function registerLooksPages(
  app: FastifyInstance,
  { looks, rateLimiter, webFolder }: LooksPageParts,
): Promise<void> {
  const sendPage = openTemplate(webFolder, 'article.html');
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'anyone' };
    });
    scope.addHook('onRequest', (request) => rateLimiter.takeForAddress('read', request.ip));
    scope.get('/looks/logo', { schema: { hide: true } }, async (_request, reply) => {
      const [, type, data] = /^data:([^;]+);base64,(.*)$/.exec(looks().logo) ?? [];
      if (!type || !data) return reply.callNotFound();
      // Its address changes with it. Scripts in an SVG never run: the policy of every reply forbids them.
      reply.header('cache-control', 'public, max-age=86400').type(type);
      return reply.send(Buffer.from(data, 'base64'));
    });
    scope.get<{ Params: { slug: string } }>(
      '/legal/:slug',
      { schema: { hide: true } },
      async (request, reply) => {
        const { legal, name } = looks();
        const page = legal.find(({ title }) => legalSlug(title) === request.params.slug);
        if (!page || !sendPage) return reply.callNotFound();
        const title = escapeHtml(page.title);
        return sendPage(reply, 200, 'none', {
          title: `${title} · ${escapeHtml(name || productName)}`,
          head: '',
          body: `<div class="help-page"><article class="help-article">
<header class="help-head"><h1>${title}</h1></header>
<div class="help-body"><div class="help-text">${renderMarkdown(page.text)}</div></div>
</article></div>`,
        });
      },
    );
  });
}
