import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * The cookies that the server sets: who is signed in, who is at Google's to do so, or at YouTube's, who
 * opened the address by which this installation is claimed, through which affiliate's link or voucher somebody came,
 * which affiliate uses this browser, by whose invitation somebody came, and whose own session waits while they look at
 * somebody else's account.
 */
export type CookieName =
  | 'session'
  | 'google'
  | 'youtube'
  | 'owner'
  | 'ref'
  | 'affiliate'
  | 'invite'
  | 'visitor';

/** The cookies of one call's browser. */
export interface CookieJar {
  get(name: CookieName): string | undefined;
  /** Kept until the browser is closed when no age is given. */
  set(name: CookieName, value: string, maxAgeSeconds?: number): void;
  forget(name: CookieName): void;
}

/** Opens the cookies of a call. Scripts cannot read them, other sites cannot have them sent. */
export function openCookies(
  publicUrl: string,
  request: FastifyRequest,
  reply: FastifyReply,
): CookieJar {
  const secure = publicUrl.startsWith('https:');
  const guarded = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    get: (name) => readCookie(publicUrl, request, name),
    set(name, value, maxAgeSeconds) {
      reply.setCookie(cookieName(name, publicUrl), value, {
        ...guarded,
        ...(maxAgeSeconds !== undefined && { maxAge: maxAgeSeconds }),
      });
    },
    forget(name) {
      reply.setCookie(cookieName(name, publicUrl), '', { ...guarded, maxAge: 0 });
    },
  };
}

export function readCookie(
  publicUrl: string,
  request: FastifyRequest,
  name: CookieName,
): string | undefined {
  return request.cookies[cookieName(name, publicUrl)] || undefined;
}

/** Over https the `__Host-` prefix keeps other hosts of the domain from setting our cookies. */
function cookieName(name: CookieName, publicUrl: string): string {
  return publicUrl.startsWith('https:') ? `__Host-${name}` : `reelwright-${name}`;
}
