import { watchAddress } from '@reelwright/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../../db/database.ts';
import { CodedError } from '../../../errors/coded-error.ts';
import { openTemplate } from '../../../http/web-pages.ts';
import type { RateLimiter } from '../../../rate-limit/rate-limiter.ts';
import type { Storage } from '../../../storage/storage.ts';
import { openFile } from '../../files/open-file.ts';
import { readPublished, type VideoRow } from '../video-repository.ts';
import { drawEmbedPage, drawWatchPage } from './draw-watch-page.ts';
import { watchData } from './watch-data.ts';

interface PageParts {
  readonly db: Database;
  readonly storage: Storage;
  readonly publicUrl: string;
  readonly rateLimiter: RateLimiter;
  /** Where the built web app lies. */
  readonly webFolder: string;
}

/** Its files, under addresses that stay the same when it is published again. */
const publicFiles: Readonly<Record<string, (video: VideoRow) => string | null>> = {
  'video.mp4': ({ fileKey }) => fileKey,
  'poster.jpg': ({ posterKey }) => posterKey,
  'preview.webp': ({ previewKey }) => previewKey,
};

const hidden = { schema: { hide: true } };

/** The pages on which anybody sees a published video, and its files under addresses that stay. */
export async function registerVideoPages(app: FastifyInstance, parts: PageParts): Promise<void> {
  const { db, storage, publicUrl, rateLimiter, webFolder } = parts;
  const sendWatchPage = openTemplate(webFolder, 'watch.html');
  const sendEmbedPage = openTemplate(webFolder, 'embed.html');
  if (!sendWatchPage || !sendEmbedPage) return;

  const sendFile = async (
    request: FastifyRequest<{ Params: { id: string } }>,
    reply: FastifyReply,
    keyOf: (video: VideoRow) => string | null,
  ) => {
    const video = await find(request.params.id);
    const key = video && keyOf(video);
    if (!key) throw new CodedError('not-found');
    const { status, headers, body } = await openFile(storage, {
      key,
      header: (name) => request.headers[name]?.toString(),
      signal: request.signal,
    });
    return reply
      .code(status)
      .headers(headers)
      .headers({
        // Published again, the address leads to another file.
        'cache-control': 'no-cache',
        // Other sites show the picture beside their link.
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(body);
  };
  const find = async (id: string) =>
    /^[1-9]\d{0,14}$/.test(id) ? readPublished(db, Number(id)) : undefined;

  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'anyone' };
    });
    scope.addHook('onRequest', (request) => rateLimiter.takeForAddress('read', request.ip));

    scope.get<{ Params: { name: string } }>('/videos/:name', hidden, async (request, reply) => {
      const { name } = request.params;
      const [, id = ''] = /^(\d+)(?:-.*)?\.html$/.exec(name) ?? [];
      const video = await find(id);
      if (!video) return reply.callNotFound();
      const address = watchAddress(video.projectId, video.title);
      // Renamed since the link was made, or mistyped: every video has one address.
      if (decodeURIComponent(address) !== `/videos/${name}`) return reply.redirect(address, 302);
      const page = drawWatchPage(watchData(video, publicUrl), publicUrl);
      return sendWatchPage(reply, 200, 'none', page);
    });
    scope.get<{ Querystring: { pid?: string } }>('/embed.html', hidden, async (request, reply) => {
      const video = await find(String(request.query.pid ?? ''));
      const page = drawEmbedPage(video && watchData(video, publicUrl));
      return sendEmbedPage(reply, video ? 200 : 404, 'anyone', page);
    });
    for (const [file, keyOf] of Object.entries(publicFiles)) {
      scope.get<{ Params: { id: string } }>(`/videos/:id/${file}`, hidden, (request, reply) =>
        sendFile(request, reply, keyOf),
      );
    }
  });
}
