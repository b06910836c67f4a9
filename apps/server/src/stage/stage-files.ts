import { createReadStream } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { findFontFile } from './find-font-file.ts';

/** A new version of a font comes under the same name, so it is looked at again after a month. */
const cacheFor = 'public, max-age=2592000';
const hidden = { schema: { hide: true } };

/** Serves the fonts that movies are set in, file by file, as the browser asks for them. */
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
  });
}
