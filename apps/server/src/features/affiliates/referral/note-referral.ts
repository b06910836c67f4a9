import { and, count, eq, gt, lte, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { affiliates, invoices, payments, referrals, users } from '../../../db/schema/index.ts';
import { findMailboxDoubt } from './find-mailbox-doubt.ts';
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
 * Notes through whom a member came. The last click counts until they have paid once; then it stays. Browsers come to
 * us in any order, so clicks go by when they were made. Nobody earns by what they buy themselves.
 */
export async function noteReferral(
  db: Database,
  userId: number,
  { click, network, isAffiliatesBrowser = false }: Arrival,
): Promise<void> {
  const { affiliateId, via, promotion, voucher = null, at } = click;
  if (affiliateId === userId) return;
  const [known] = await db
    .select({ createdAt: users.createdAt })
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
    (await findMailboxDoubt(db, userId, affiliateId)) ||
    (network && (await countFrom(db, affiliateId, network, userId)) >= maxSignupsPerNetwork
      ? `More than ${maxSignupsPerNetwork} people came from the same network within a day`
      : null);
  const isSame = sql`${referrals.affiliateId} = ${affiliateId}`;
  await db
    .insert(referrals)
    .values({
      userId,
      affiliateId,
      via,
      promotion,
      voucher,
      isSignup,
      doubt,
      network: network ?? null,
      clickedAt: at,
    })
    .onConflictDoUpdate({
      target: referrals.userId,
      set: {
        affiliateId,
        via,
        promotion,
        clickedAt: at,
        voucher: sql`case when ${isSame} then coalesce(${voucher}, ${referrals.voucher}) else ${voucher} end`,
        // What was doubtful once stays so, however often they click again.
        doubt: sql`case when ${isSame} then coalesce(${referrals.doubt}, ${doubt}) else ${doubt} end`,
        // Who made their account because of one affiliate is no sign-up of the next.
        isSignup: sql`case when ${isSame} then ${referrals.isSignup} else ${isSignup} end`,
      },
      setWhere: lte(referrals.clickedAt, at),
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
