import { and, count, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import {
  affiliateVisits,
  ledgerEntries,
  ledgerTransactions,
  referrals,
} from '../../../db/schema/index.ts';

/** From a moment up to, and without, another. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** What an affiliate had in a time: by when we wrote it down, so that nothing that came late is left out. */
export async function affiliateFigures(db: Database, affiliateId: number, { from, to }: Span) {
  const [signups] = await db
    .select({ people: count() })
    .from(referrals)
    .where(
      and(
        eq(referrals.affiliateId, affiliateId),
        referrals.isSignup,
        gte(referrals.createdAt, from),
        lt(referrals.createdAt, to),
      ),
    );
  const isCommission = sql`${ledgerTransactions.kind} = 'commission'`;
  const [earned] = await db
    .select({
      cents: sql<number>`coalesce(sum(${ledgerEntries.amountCents}), 0)`.mapWith(Number),
      commissions: sql<number>`count(*) filter (where ${isCommission})`.mapWith(Number),
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(
      and(
        eq(ledgerEntries.party, affiliateId),
        inArray(ledgerEntries.account, ['affiliate', 'affiliate-held']),
        inArray(ledgerTransactions.kind, ['commission', 'reversal', 'adjustment']),
        gte(ledgerTransactions.bookedAt, from),
        lt(ledgerTransactions.bookedAt, to),
      ),
    );
  const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
  const [visited] = await db
    .select({ visits: sql<number>`coalesce(sum(${affiliateVisits.visits}), 0)`.mapWith(Number) })
    .from(affiliateVisits)
    .where(
      and(
        eq(affiliateVisits.affiliateId, affiliateId),
        gte(affiliateVisits.day, dayOf(from)),
        lt(affiliateVisits.day, dayOf(to)),
      ),
    );
  return {
    signups: signups?.people ?? 0,
    visits: visited?.visits ?? 0,
    cents: earned?.cents ?? 0,
    commissions: earned?.commissions ?? 0,
  };
}
