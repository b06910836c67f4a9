import { affiliateTerms } from '@reelwright/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import {
  affiliates,
  commissionHolds,
  commissionShares,
  type payments,
  referrals,
} from '../../../db/schema/index.ts';
import { findDoubt } from './find-doubt.ts';

type Payment = typeof payments.$inferSelect;
/** Percent of a payment by the affiliate's number. */
type Shares = ReadonlyMap<number, number>;

/** What affiliates were promised of a payment when it was made. */
export async function agreedShares(db: Database, paymentId: number): Promise<Shares> {
  const rows = await db
    .select()
    .from(commissionShares)
    .where(eq(commissionShares.paymentId, paymentId));
  return new Map(rows.map(({ affiliateId, percent }) => [affiliateId, percent]));
}

/**
 * Writes down who has a share of a new payment: whoever brought the customer, and whoever invited that affiliate.
 * Where something is odd, the operator looks at both first.
 */
export async function agreeShares(db: Database, payment: Payment): Promise<Shares> {
  const referral = await findReferral(db, payment.userId);
  if (!referral) return new Map();
  const { percent, secondPercent } = affiliateTerms;
  const { affiliateId, invitedBy } = referral;
  const shares: { affiliateId: number; level: number; percent: number }[] = [
    { affiliateId, level: 1, percent },
  ];
  const hasSecond = invitedBy !== null && ![affiliateId, payment.userId].includes(invitedBy);
  const second = hasSecond && (await isAffiliate(db, invitedBy)) ? invitedBy : undefined;
  if (second !== undefined) {
    shares.push({ affiliateId: second, level: 2, percent: secondPercent });
  }
  const paymentId = payment.id;
  await db.insert(commissionShares).values(shares.map((share) => ({ paymentId, ...share })));
  const reason = await findDoubt(db, { ...referral, invitedBy: second }, payment);
  if (reason) {
    await db
      .insert(commissionHolds)
      .values(shares.map((share) => ({ paymentId, affiliateId: share.affiliateId, reason })));
  }
  return new Map(shares.map((share) => [share.affiliateId, share.percent]));
}

async function findReferral(db: Database, userId: number | null) {
  if (userId === null) return undefined;
  const [row] = await db
    .select({
      affiliateId: referrals.affiliateId,
      doubt: referrals.doubt,
      invitedBy: affiliates.invitedBy,
    })
    .from(referrals)
    .innerJoin(affiliates, eq(affiliates.userId, referrals.affiliateId))
    .where(eq(referrals.userId, userId));
  return row?.affiliateId === userId ? undefined : row;
}

/** Whoever left has nothing to be paid for. */
async function isAffiliate(db: Database, userId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: affiliates.userId })
    .from(affiliates)
    .where(eq(affiliates.userId, userId));
  return row !== undefined;
}
