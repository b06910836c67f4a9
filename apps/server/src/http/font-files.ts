import { createReadStream, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';

const require = createRequire(import.meta.url);

/** `sen/files/sen-latin-700-normal.woff2`: nothing in it can lead elsewhere. */
const fontPath = /^([a-z0-9-]{1,80})\/files\/([a-z0-9-]{1,120})\.woff2$/;

/** Serves the fonts that movies are set in, file by file, as the browser asks for them. */
export async function registerFontFiles(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'anyone' };
    });
    scope.get<{ Params: { '*': string } }>(
      '/fonts/*',
      { schema: { hide: true } },
      (request, reply) => {
        const file = findFontFile(request.params['*']);
        if (!file) return reply.callNotFound();
        // A new version of a font comes under the same name, so it is looked at again after a month.
        return reply
          .header('cache-control', 'public, max-age=2592000')
          .type('font/woff2')
          .send(createReadStream(file));
      },
    );
  });
}

export function findFontFile(path: string): string | undefined {
  const [, family, name] = fontPath.exec(path) ?? [];
  if (!family || !name) return undefined;
  try {
    const folder = dirname(require.resolve(`@fontsource/${family}/package.json`));
    const file = join(folder, 'files', `${name}.woff2`);
    return existsSync(file) ? file : undefined;
  } catch {
    return undefined;
  }
}
