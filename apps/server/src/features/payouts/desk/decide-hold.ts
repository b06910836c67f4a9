import { affiliateTerms } from '@reelwright/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { commissionHolds, payments } from '../../../db/schema/index.ts';
import { book } from '../../books/book.ts';
import { affiliateCurrency } from '../../books/sums.ts';
import { closeHold } from './desk-repository.ts';

const dayMs = 86_400_000;

/** Gives a held commission to the affiliate, or keeps it. False when that was decided before. */
export async function decideHold(
  db: Database,
  id: number,
  approve: boolean,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    // Held until the end, as refunds hold it: none of them may come in between.
    const [payment] = await transaction
      .select({ paidAt: payments.paidAt })
      .from(payments)
      .innerJoin(commissionHolds, eq(commissionHolds.paymentId, payments.id))
      .where(eq(commissionHolds.id, id))
      .for('update', { of: payments });
    const hold = payment && (await closeHold(transaction, id, approve, now));
    if (!hold) return false;
    const maturesAt = new Date(payment.paidAt.getTime() + affiliateTerms.holdDays * dayMs);
    const { affiliateId: party, cents } = hold;
    await book(transaction, {
      kind: 'release',
      key: `hold ${id} decided`,
      currency: affiliateCurrency,
      occurredAt: now,
      paymentId: hold.paymentId,
      note: approve ? 'Approved' : `Declined: ${hold.reason}`,
      lines: [
        { account: 'affiliate-held', party, amountCents: -cents },
        approve
          ? { account: 'affiliate', party, amountCents: cents, maturesAt }
          : { account: 'income', amountCents: cents },
      ],
    });
    return true;
  });
}
