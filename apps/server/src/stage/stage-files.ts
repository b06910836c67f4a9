import { createReadStream } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { emojiPicture } from './emoji-picture.ts';
import { findFontFile } from './find-font-file.ts';

/** A new version of a font or an emoji comes under the same name, so it is looked at again after a month. */
const cacheFor = 'public, max-age=2592000';
const emojiName = /^((?:[0-9a-f]{2,6}-){0,11}[0-9a-f]{2,6})\.png$/;

/** Serves what movies are set in, file by file, as the browser asks for it: fonts, and emoji as pictures. */
export async function registerStageFiles(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'anyone' };
    });
    scope.get<{ Params: { '*': string } }>('/fonts/*', hidden, (request, reply) => {
      const file = findFontFile(request.params['*']);
      if (!file) return reply.callNotFound();
      return reply
        .header('cache-control', cacheFor)
        .type('font/woff2')
        .send(createReadStream(file));
    });
    scope.get<{ Params: { name: string } }>('/emoji/:name', hidden, (request, reply) =>
      sendEmoji(request.params.name, reply),
    );
  });
}

const hidden = { schema: { hide: true } };

async function sendEmoji(name: string, reply: FastifyReply): Promise<FastifyReply> {
  const [, points] = emojiName.exec(name) ?? [];
  const picture = points && (await emojiPicture(graphemeOf(points)));
  if (!picture) return reply.callNotFound() as never;
  return reply
    .header('cache-control', cacheFor)
    .type('image/png')
    .send(await picture.encode('png'));
}

function graphemeOf(points: string): string {
  const numbers = points.split('-').map((point) => Number.parseInt(point, 16));
  return numbers.every((number) => number <= 0x10ffff) ? String.fromCodePoint(...numbers) : '';
}
