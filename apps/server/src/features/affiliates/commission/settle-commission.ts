import { affiliateTerms } from '@reelwright/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { commissionHolds, type payments } from '../../../db/schema/index.ts';
import { book } from '../../books/book.ts';
import { affiliateCurrency, commissionsOf, refundedCents } from '../../books/sums.ts';
import { agreedShares, agreeShares } from './agree-shares.ts';
import { commissionCents } from './commission-cents.ts';

type Payment = typeof payments.$inferSelect;

/** What changed a payment: the payment itself, or a refund of it. */
interface Cause {
  /** As it is called in the books. */
  readonly key: string;
  readonly at: Date;
}

const dayMs = 86_400_000;

/**
 * Brings what affiliates have of a payment to what it should be by now, and books the difference. Called after every
 * change of a payment, in its transaction.
 */
export async function settleCommission(
  db: Database,
  payment: Payment,
  cause: Cause,
): Promise<void> {
  // There is no rate of exchange here: the operator adjusts by hand what was paid in another currency.
  if (payment.currency !== affiliateCurrency) return;
  const had = await commissionsOf(db, payment.id);
  const agreed = await agreedShares(db, payment.id);
  const isNew = had.size + agreed.size === 0 && !cause.key.startsWith('refund');
  const shares = isNew ? await agreeShares(db, payment) : agreed;
  for (const party of new Set([...shares.keys(), ...had.keys()])) {
    const percent = shares.get(party) ?? affiliateTerms.percent;
    await bookDifference(db, payment, cause, { party, percent, had: had.get(party) ?? 0 });
  }
}

interface Share {
  readonly party: number;
  readonly percent: number;
  /** What they have of it so far, in cents. */
  readonly had: number;
}

async function bookDifference(
  db: Database,
  payment: Payment,
  { key, at }: Cause,
  { party, percent, had }: Share,
): Promise<void> {
  const hold = await findHold(db, payment.id, party);
  const refunded = await refundedCents(db, payment.id);
  const due = hold?.state === 'declined' ? 0 : commissionCents(payment, refunded, percent);
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

async function findHold(db: Database, paymentId: number, party: number) {
  const [row] = await db
    .select({ state: commissionHolds.state })
    .from(commissionHolds)
    .where(and(eq(commissionHolds.paymentId, paymentId), eq(commissionHolds.affiliateId, party)));
  return row;
}
