import type { FastifyInstance } from 'fastify';
import type { RateLimiter } from '../../rate-limit/rate-limiter.ts';
import type { ArtStore } from './art-store.ts';

const cacheFor = 'public, max-age=604800';
const hidden = { schema: { hide: true } };

/** Serves built-in art. Drawing something new takes longer than sending it, so nobody may ask for much of that. */
export async function registerArt(
  app: FastifyInstance,
  { art, rateLimiter }: { readonly art: ArtStore; readonly rateLimiter: RateLimiter },
): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'anyone' };
    });
    for (const kind of ['objects', 'shapes', 'places', 'grounds', 'maps', 'pictures', 'themes']) {
      scope.get(`/library/${kind}/*`, hidden, async (request, reply) => {
        const address = request.raw.url ?? '';
        const kept = await art.kept(address);
        if (!kept) await rateLimiter.takeForAddress('change', request.ip);
        const bytes = kept ?? (await art.read(address));
        if (!bytes) return reply.callNotFound();
        return reply
          .header('cache-control', cacheFor)
          .type(/\.png(\?|$)/.test(address) ? 'image/png' : 'image/webp')
          .send(bytes);
      });
    }
  });
}
