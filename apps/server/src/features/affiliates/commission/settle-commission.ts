import { affiliateTerms } from '@reelwright/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { affiliates, commissionHolds, type payments, referrals } from '../../../db/schema/index.ts';
import { book } from '../../books/book.ts';
import { affiliateCurrency, commissionsOf, refundedCents } from '../../books/sums.ts';
import { commissionCents } from './commission-cents.ts';
import { findDoubt } from './find-doubt.ts';

type Payment = typeof payments.$inferSelect;

/** What changed a payment: the payment itself, or a refund of it. */
interface Cause {
  /** As it is called in the books. */
  readonly key: string;
  readonly at: Date;
}

const dayMs = 86_400_000;

/**
 * Brings what an affiliate has of a payment to what it should be by now, and books the difference. Called after every
 * change of a payment, in its transaction.
 */
export async function settleCommission(
  db: Database,
  payment: Payment,
  cause: Cause,
): Promise<void> {
  // There is no rate of exchange here: the operator adjusts by hand what was paid in another currency.
  if (payment.currency !== affiliateCurrency) return;
  const shares = await commissionsOf(db, payment.id);
  if (shares.size === 0) {
    const referral = await findReferral(db, payment.userId);
    if (!referral || cause.key.startsWith('refund')) return;
    const reason = await findDoubt(db, referral);
    if (reason) {
      const { affiliateId } = referral;
      await db.insert(commissionHolds).values({ paymentId: payment.id, affiliateId, reason });
    }
    await bookDifference(db, payment, cause, referral.affiliateId, 0);
  }
  for (const [party, had] of shares) await bookDifference(db, payment, cause, party, had);
}

async function bookDifference(
  db: Database,
  payment: Payment,
  { key, at }: Cause,
  party: number,
  had: number,
): Promise<void> {
  const hold = await findHold(db, payment.id, party);
  const isDeclined = hold?.state === 'declined';
  const due = isDeclined ? 0 : commissionCents(payment, await refundedCents(db, payment.id));
  if (due === had) return;
  const kind = due > had ? 'commission' : 'reversal';
  await book(db, {
    kind,
    key: `${kind} ${party} for ${key}`,
    currency: payment.currency,
    occurredAt: at,
    paymentId: payment.id,
    lines: [
      { account: 'income', amountCents: had - due },
      {
        account: hold?.state === 'open' ? 'affiliate-held' : 'affiliate',
        party,
        amountCents: due - had,
        maturesAt: new Date(payment.paidAt.getTime() + affiliateTerms.holdDays * dayMs),
      },
    ],
  });
}

async function findReferral(db: Database, userId: number | null) {
  if (userId === null) return undefined;
  const [row] = await db
    .select({
      affiliateId: referrals.affiliateId,
      userId: referrals.userId,
      doubt: referrals.doubt,
      heldReason: affiliates.heldReason,
    })
    .from(referrals)
    .innerJoin(affiliates, eq(affiliates.userId, referrals.affiliateId))
    .where(eq(referrals.userId, userId));
  return row?.affiliateId === userId ? undefined : row;
}

async function findHold(db: Database, paymentId: number, party: number) {
  const [row] = await db
    .select({ state: commissionHolds.state })
    .from(commissionHolds)
    .where(and(eq(commissionHolds.paymentId, paymentId), eq(commissionHolds.affiliateId, party)));
  return row;
}
