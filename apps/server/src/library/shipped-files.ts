import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** What ships with the product for use in movies, in the folder `library` of the repository. */
export const sampleFolder = fileURLToPath(new URL('../../../../library/sample', import.meta.url));

/** Where the files of the sample project are found on the web. */
export const sampleAddress = '/library/sample/';

/** A new version may come with an update, under the same name. */
const cacheFor = 'public, max-age=86400';
const shippedName = /^[a-z0-9-]+\.(webp|mp3)$/;

/** Serves pictures and music that ship with the product. */
export async function registerShippedFiles(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'anyone' };
    });
    await scope.register(fastifyStatic, {
      root: sampleFolder,
      prefix: sampleAddress,
      wildcard: false,
      index: false,
      decorateReply: false,
      // The sample movie is shown on the front page. How its files are made is nobody's business there.
      globIgnore: ['**/*.ts', '**/tsconfig.json'],
      cacheControl: false,
      schemaHide: true,
      setHeaders: (reply) => void reply.header('cache-control', cacheFor),
    });
  });
}

/** The file on this machine that an address of ours stands for; undefined for any other address. */
export function shippedFile(address: string): string | undefined {
  if (!address.startsWith(sampleAddress)) return undefined;
  const name = address.slice(sampleAddress.length);
  const path = `${sampleFolder}/${name}`;
  return shippedName.test(name) && existsSync(path) ? path : undefined;
}
