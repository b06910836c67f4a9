import { affiliateTerms } from '@reelwright/contract';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import {
  commissionHolds,
  ledgerEntries,
  ledgerTransactions,
  payments,
} from '../../../db/schema/index.ts';
import { book } from '../../books/book.ts';
import { commissionsOf } from '../../books/sums.ts';

type Payment = typeof payments.$inferSelect;

const dayMs = 86_400_000;
const reason = 'Paid with a card that the affiliate pays with now';

/**
 * Somebody pays with a card that paid before, for people who came through them: what anybody earned by that, and is
 * not final yet, waits for the operator. What comes later with this card is held when it is paid.
 */
export async function holdEarlier(db: Database, payment: Payment): Promise<void> {
  for (const earlier of await listEarlier(db, payment)) {
    const maturesAt = new Date(earlier.paidAt.getTime() + affiliateTerms.holdDays * dayMs);
    for (const [party, cents] of await commissionsOf(db, earlier.id)) {
      const isNew = await insertHold(db, earlier.id, party);
      if (!isNew) continue;
      await book(db, {
        kind: 'hold',
        key: `hold ${earlier.id} of ${party}`,
        currency: earlier.currency,
        occurredAt: payment.paidAt,
        paymentId: earlier.id,
        note: reason,
        lines: [
          { account: 'affiliate', party, amountCents: -cents, maturesAt },
          { account: 'affiliate-held', party, amountCents: cents, maturesAt },
        ],
      });
    }
  }
}

/** Held until the end: no refund of them may come in between. */
async function listEarlier(
  db: Database,
  { userId, cardFingerprint, paidAt }: Payment,
): Promise<Payment[]> {
  if (userId === null || cardFingerprint === null) return [];
  const earned = db
    .select({ id: ledgerTransactions.paymentId })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .where(and(eq(ledgerEntries.party, userId), eq(ledgerEntries.account, 'affiliate')));
  return db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.cardFingerprint, cardFingerprint),
        sql`${payments.userId} is distinct from ${userId}`,
        gt(payments.paidAt, new Date(paidAt.getTime() - affiliateTerms.holdDays * dayMs)),
        inArray(payments.id, earned),
      ),
    )
    .orderBy(asc(payments.id))
    .for('update');
}

/** False where the operator looks at it, or decided, already. */
async function insertHold(db: Database, paymentId: number, affiliateId: number): Promise<boolean> {
  const held = await db
    .insert(commissionHolds)
    .values({ paymentId, affiliateId, reason })
    .onConflictDoNothing()
    .returning({ id: commissionHolds.id });
  return held.length > 0;
}
