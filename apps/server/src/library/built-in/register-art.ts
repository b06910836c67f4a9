import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RateLimiter } from '../../rate-limit/rate-limiter.ts';
import { turnOf } from '../../turns/turn-of.ts';
import type { ArtStore } from './art-store.ts';
import { emojiAddress } from './emoji-address.ts';
import { pictureType } from './picture-file.ts';

const cacheFor = 'public, max-age=604800';
const hidden = { schema: { hide: true } };
const kinds = ['objects', 'shapes', 'places', 'grounds', 'maps', 'pictures', 'themes', 'samples'];

/**
 * Serves built-in art, and emoji as pictures. Drawing something new takes longer than sending it, so nobody may ask for
 * much of that; whoever asks for much waits for their own, and what is drawn is kept.
 */
export async function registerArt(
  app: FastifyInstance,
  { art, rateLimiter }: { readonly art: ArtStore; readonly rateLimiter: RateLimiter },
): Promise<void> {
  const send = async (request: FastifyRequest, reply: FastifyReply, address: string) => {
    const kept = await art.kept(address);
    if (!kept) await rateLimiter.takeForAddress('change', request.ip);
    const bytes = kept ?? (await art.read(address, turnOf(undefined, request.ip).person));
    if (!bytes) return reply.callNotFound();
    return reply.header('cache-control', cacheFor).type(pictureType(bytes)).send(bytes);
  };
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'anyone' };
    });
    for (const kind of kinds) {
      scope.get(`/library/${kind}/*`, hidden, (request, reply) =>
        send(request, reply, request.raw.url ?? ''),
      );
    }
    scope.get<{ Params: { name: string } }>('/emoji/:name', hidden, async (request, reply) => {
      const address = await emojiAddress(request.params.name);
      return address ? send(request, reply, address) : reply.callNotFound();
    });
  });
}
