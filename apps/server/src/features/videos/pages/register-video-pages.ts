import { watchAddress } from '@reelwright/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../db/database.ts';
import { openTemplate } from '../../../http/web-pages.ts';
import type { RateLimiter } from '../../../rate-limit/rate-limiter.ts';
import { leadAskOf } from '../../leads/lead-ask.ts';
import { findPublished } from '../video-repository.ts';
import { drawEmbedPage, drawWatchPage } from './draw-watch-page.ts';
import { watchData } from './watch-data.ts';

interface PageParts {
  readonly db: Database;
  readonly publicUrl: string;
  readonly rateLimiter: RateLimiter;
  /** Where the built web app lies. */
  readonly webFolder: string;
}

const hidden = { schema: { hide: true } };

/** The pages on which anybody sees a published video. */
export async function registerVideoPages(app: FastifyInstance, parts: PageParts): Promise<void> {
  const { db, publicUrl, rateLimiter, webFolder } = parts;
  const sendWatchPage = openTemplate(webFolder, 'watch.html');
  const sendEmbedPage = openTemplate(webFolder, 'embed.html');
  if (!sendWatchPage || !sendEmbedPage) return;

  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'anyone' };
    });
    scope.addHook('onRequest', (request) => rateLimiter.takeForAddress('read', request.ip));

    scope.get<{ Params: { name: string } }>('/videos/:name', hidden, async (request, reply) => {
      const { name } = request.params;
      const [, id = ''] = /^(\d+)(?:-.*)?\.html$/.exec(name) ?? [];
      const video = await findPublished(db, id);
      if (!video) return reply.callNotFound();
      const address = watchAddress(video.projectId, video.title);
      // Renamed since the link was made, or mistyped: every video has one address.
      if (decodeURIComponent(address) !== `/videos/${name}`) return reply.redirect(address, 302);
      const page = drawWatchPage(
        watchData(video, publicUrl, await leadAskOf(db, video.projectId)),
        publicUrl,
        app.looks?.().name || undefined,
      );
      return sendWatchPage(reply, 200, 'none', page);
    });
    scope.get<{ Querystring: { pid?: string } }>('/embed.html', hidden, async (request, reply) => {
      const video = await findPublished(db, String(request.query.pid ?? ''));
      const page = drawEmbedPage(
        video && watchData(video, publicUrl, await leadAskOf(db, video.projectId)),
      );
      return sendEmbedPage(reply, video ? 200 : 404, 'anyone', page);
    });
  });
}
