import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { ledgerEntries, ledgerTransactions, type referrals } from '../../../db/schema/index.ts';

/** From so many payments on, a share of refunds tells something. */
const minPayments = 5;
/** Refunds above this share of an affiliate's payments are looked at. */
const maxRefundShare = 0.3;

type Doubted = Pick<typeof referrals.$inferSelect, 'affiliateId' | 'doubt'>;

/** Why the operator should look at a commission before it is owed; nothing when there is no reason. */
export async function findDoubt(
  db: Database,
  { affiliateId, doubt }: Doubted,
): Promise<string | undefined> {
  if (doubt) return doubt;
  const { paid, reversed } = await countPayments(db, affiliateId);
  if (paid >= minPayments && reversed / paid > maxRefundShare) {
    return `${reversed} of ${paid} payments of people they referred were refunded`;
  }
  return undefined;
}

async function countPayments(db: Database, affiliateId: number) {
  const payment = ledgerTransactions.paymentId;
  const isReversal = sql`${ledgerTransactions.kind} = 'reversal'`;
  const [row] = await db
    .select({
      paid: sql<number>`count(distinct ${payment})`.mapWith(Number),
      reversed: sql<number>`count(distinct ${payment}) filter (where ${isReversal})`.mapWith(
        Number,
      ),
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(eq(ledgerEntries.party, affiliateId));
  return { paid: row?.paid ?? 0, reversed: row?.reversed ?? 0 };
}
