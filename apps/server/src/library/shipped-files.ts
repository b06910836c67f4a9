import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { libraryAddress, libraryFolder, shippedAssets } from './shipped-manifest.ts';

/** Where the files of the sample project are found, here and on the web. */
export const sampleFolder = `${libraryFolder}/sample`;
export const sampleAddress = `${libraryAddress}sample/`;

/** A new version may come with an update, under the same name. */
const cacheFor = 'public, max-age=86400';

/** Serves everything that the manifests name, with ranges; how it was made is nobody's business there. */
export async function registerShippedFiles(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'anyone' };
    });
    await scope.register(fastifyStatic, {
      root: libraryFolder,
      prefix: libraryAddress,
      index: false,
      decorateReply: false,
      allowedPath: (path) => shippedFile(libraryAddress + path.replace(/^\//, '')) !== undefined,
      cacheControl: false,
      schemaHide: true,
      setHeaders: (reply) => void reply.header('cache-control', cacheFor),
    });
  });
}

/** The file on this machine that an address of ours stands for; undefined for any other address. */
export function shippedFile(address: string): string | undefined {
  const asset = shippedAssets().get(address);
  return asset && existsSync(asset.path) ? asset.path : undefined;
}
