import { and, count, eq, gt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { affiliates, invoices, payments, referrals, users } from '../../../db/schema/index.ts';
import type { Click } from './referral-cookie.ts';

/** So many accounts from one network within a day are looked at before they earn anything. */
const maxSignupsPerNetwork = 5;

interface Arrival {
  readonly click: Click;
  /** A hash of the network somebody comes from, or nothing. */
  readonly network?: string | undefined;
  /** Whether the affiliate was signed in with the same browser before. */
  readonly isAffiliatesBrowser?: boolean;
}

/**
 * Notes through whom a member came. The last click counts until they have paid once; then it stays. Nobody earns by
 * what they buy themselves.
 */
export async function noteReferral(
  db: Database,
  userId: number,
  { click, network, isAffiliatesBrowser = false }: Arrival,
): Promise<void> {
  const { affiliateId, via, promotion, at } = click;
  if (affiliateId === userId) return;
  const [known] = await db
    .select({
      email: users.email,
      createdAt: users.createdAt,
      affiliateEmail: sql<string>`(select email from users where id = ${affiliateId})`,
    })
    .from(users)
    .innerJoin(affiliates, eq(affiliates.userId, affiliateId))
    .where(
      and(
        eq(users.id, userId),
        sql`not exists (select 1 from ${payments} where ${payments.userId} = ${userId})`,
        // Whoever paid before there were books was nobody's.
        sql`not exists (select 1 from ${invoices} where ${invoices.userId} = ${userId})`,
      ),
    );
  if (!known) return;
  const isSignup = known.createdAt.getTime() >= at.getTime();
  const doubt =
    (isAffiliatesBrowser && 'Signed up in a browser that the affiliate uses') ||
    (isSameMailbox(known.email, known.affiliateEmail) && 'Has the same mailbox as the affiliate') ||
    (network && (await countFrom(db, affiliateId, network, userId)) >= maxSignupsPerNetwork
      ? `More than ${maxSignupsPerNetwork} people came from the same network within a day`
      : null);
  await db
    .insert(referrals)
    .values({ userId, affiliateId, via, promotion, isSignup, doubt, network: network ?? null })
    .onConflictDoUpdate({
      target: referrals.userId,
      set: {
        affiliateId,
        via,
        promotion,
        // What was doubtful once stays so, however often they click again.
        doubt: sql`case when ${referrals.affiliateId} = ${affiliateId} then coalesce(${referrals.doubt}, ${doubt}) else ${doubt} end`,
        // Who made their account because of one affiliate is no sign-up of the next.
        isSignup: sql`case when ${referrals.affiliateId} = ${affiliateId} then ${referrals.isSignup} else ${isSignup} end`,
      },
    });
}

/** How many others came from there. */
async function countFrom(
  db: Database,
  affiliateId: number,
  network: string,
  userId: number,
): Promise<number> {
  const [row] = await db
    .select({ people: count() })
    .from(referrals)
    .where(
      and(
        eq(referrals.affiliateId, affiliateId),
        eq(referrals.network, network),
        ne(referrals.userId, userId),
        gt(referrals.createdAt, sql`now() - interval '1 day'`),
      ),
    );
  return row?.people ?? 0;
}

/** ann@x.com, ann+2@x.com and a.n.n@x.com reach one person at most mail services. */
function isSameMailbox(one: string, other: string): boolean {
  return mailboxOf(one) === mailboxOf(other);
}

function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.replace(/\+.*$/, '').replaceAll('.', '')}@${domain}`;
}
