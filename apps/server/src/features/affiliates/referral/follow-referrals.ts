import { affiliateTerms } from '@reelwright/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../../db/database.ts';
import { openCookies, readCookie } from '../../../http/cookies.ts';
import type { CallGuards } from '../../../http/register-calls.ts';
import { findAffiliate, findAffiliateByName, findVoucher } from '../affiliate-repository.ts';
import { countVisit } from './count-visit.ts';
import { isPerson } from './is-person.ts';
import { noteReferral } from './note-referral.ts';
import { promotionName, writeClick } from './referral-cookie.ts';

interface LinkQuery {
  readonly ref?: unknown;
  readonly promo?: unknown;
  readonly voucher?: unknown;
}

/**
 * Links of affiliates: any page of ours with `?ref=username`, and the short `/r/username`. The browser remembers the
 * last one, the visit is counted, and the page comes at its plain address.
 */
export function followReferrals(app: FastifyInstance, db: Database, guards: CallGuards): void {
  app.addHook('onRequest', async (request, reply) => {
    const link = linkOf(request);
    if (!link) return;
    await guards.rateLimiter.takeForAddress('read', request.ip);
    const affiliate = await findLinked(db, link);
    const wantsPlans = affiliate?.settings.disable_trial === true && link.page === '/';
    if (affiliate) await remember(request, reply, affiliate.userId, link);
    // No browser may keep it: the next visit counts, too.
    return reply
      .header('cache-control', 'no-store')
      .redirect(wantsPlans ? '/pricing' : link.page, 303);
  });

  async function remember(
    request: FastifyRequest,
    reply: FastifyReply,
    affiliateId: number,
    { voucher, promotion }: Link,
  ): Promise<void> {
    const now = new Date();
    const click = {
      affiliateId,
      via: voucher ? ('voucher' as const) : ('link' as const),
      promotion,
      voucher,
      at: now,
    };
    const { publicUrl } = guards;
    const cookies = openCookies(publicUrl, request, reply);
    cookies.set('ref', writeClick(click), affiliateTerms.cookieDays * 86_400);
    const userAgent = request.headers['user-agent'] ?? '';
    // Phones are called odd names: who is taken for a program is not counted, and remembered all the same.
    if (isPerson((name) => request.headers[name]?.toString())) {
      await countVisit(db, affiliateId, { address: request.ip, userAgent }, now);
    }
    const caller = await guards.findCaller(readCookie(publicUrl, request, 'session'));
    if (caller.kind === 'member') {
      const affiliate = readCookie(publicUrl, request, 'affiliate');
      const isAffiliatesBrowser = affiliate === String(affiliateId);
      await noteReferral(db, caller.id, { click, isAffiliatesBrowser });
    }
  }
}

interface Link {
  /** Where the link leads. */
  readonly page: string;
  readonly username: string | undefined;
  readonly voucher: string | undefined;
  readonly promotion: string;
}

function linkOf(request: FastifyRequest): Link | undefined {
  if (request.method !== 'GET' || request.url.startsWith('/api/')) return undefined;
  const { ref, promo, voucher } = request.query as LinkQuery;
  const [, short] = /^\/r\/([a-z\d-]{1,40})\/?(?:\?|$)/i.exec(request.url) ?? [];
  const username = short ?? (typeof ref === 'string' ? ref.slice(0, 40) : undefined);
  const code = typeof voucher === 'string' ? voucher.trim().toUpperCase().slice(0, 40) : undefined;
  if (!username && !code) return undefined;
  const url = new URL(request.url, 'http://localhost');
  for (const name of ['ref', 'promo', 'voucher']) url.searchParams.delete(name);
  return {
    page: short ? '/' : `${url.pathname.replace(/^\/+/, '/')}${url.search}`,
    username,
    voucher: code,
    promotion: promotionName(promo),
  };
}

async function findLinked(db: Database, { username, voucher }: Link) {
  if (voucher) {
    const found = await findVoucher(db, voucher);
    return found && findAffiliate(db, found.affiliateId);
  }
  return username ? findAffiliateByName(db, username) : undefined;
}
