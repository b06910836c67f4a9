import { and, asc, eq, gte, lt } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { payouts } from '../../../db/schema/index.ts';
import { formatMoney } from '../../billing/money.ts';
import type { Span } from './affiliate-figures.ts';

/** Transfers that were sent, or could not be, in a time: in the words of a mail. */
export async function settledTransfers(db: Database, userId: number, { from, to }: Span) {
  const rows = await db
    .select()
    .from(payouts)
    .where(and(eq(payouts.userId, userId), gte(payouts.settledAt, from), lt(payouts.settledAt, to)))
    .orderBy(asc(payouts.settledAt));
  return rows.map(({ amountCents, currency, state, note }) => ({
    amount: formatMoney({ amountCents, currency }),
    outcome: state === 'paid' ? ('sent' as const) : ('failed' as const),
    reason: state === 'paid' ? '' : note,
  }));
}
