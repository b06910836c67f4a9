import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { ledgerEntries, ledgerTransactions } from '../../db/schema/index.ts';
import type { LedgerAccount } from './book.ts';

/** What affiliates are paid in. */
export const affiliateCurrency = 'USD';

const cents = (which: SQL) =>
  sql<number>`coalesce(sum(${ledgerEntries.amountCents}) filter (where ${which}), 0)`.mapWith(
    Number,
  );
const isIn = (account: LedgerAccount) => sql`${ledgerEntries.account} = ${account}`;

/** How an affiliate stands, in cents. `total` is what they ever earned, refunds taken off. */
export interface AffiliateBalance {
  readonly total: number;
  /** Earned, and not to be had yet: the guarantee runs, or the operator looks at it. */
  readonly holding: number;
  /** What of that the operator looks at. */
  readonly inReview: number;
  /** To be had now. Below zero when what was paid out came to be refunded. */
  readonly unpaid: number;
  /** On its way to them. */
  readonly due: number;
  readonly paid: number;
}

const nothing: AffiliateBalance = { total: 0, holding: 0, inReview: 0, unpaid: 0, due: 0, paid: 0 };

export async function affiliateBalance(
  db: Database,
  party: number,
  now: Date,
): Promise<AffiliateBalance> {
  return (await affiliateBalances(db, [party], now)).get(party) ?? nothing;
}

/** The same of several affiliates, by their number, in one question. Who never had anything is left out. */
export async function affiliateBalances(
  db: Database,
  parties: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, AffiliateBalance>> {
  if (parties.length === 0) return new Map();
  const isEarned = isIn('affiliate');
  const isMature = sql`(${ledgerEntries.maturesAt} is null or ${ledgerEntries.maturesAt} <= ${now})`;
  const rows = await db
    .select({
      party: ledgerEntries.party,
      mature: cents(sql`${isEarned} and ${isMature}`),
      young: cents(sql`${isEarned} and not ${isMature}`),
      held: cents(isIn('affiliate-held')),
      due: cents(isIn('payout-due')),
      paid: cents(isIn('paid-out')),
    })
    .from(ledgerEntries)
    .where(
      and(
        inArray(ledgerEntries.party, [...parties]),
        eq(ledgerEntries.currency, affiliateCurrency),
      ),
    )
    .groupBy(ledgerEntries.party);
  return new Map(
    rows.flatMap(({ party, mature, young, held, due, paid }) => {
      if (party === null) return [];
      const total = mature + young + held + due + paid;
      return [
        [
          party,
          { total, holding: young + held, inReview: held, unpaid: mature, due, paid },
        ] as const,
      ];
    }),
  );
}

/** Up to when all that is held now will be final; nothing when nothing is held. */
export async function lastMaturity(
  db: Database,
  party: number,
  now: Date,
): Promise<Date | undefined> {
  const [row] = await db
    .select({ last: sql<string | null>`max(${ledgerEntries.maturesAt})` })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.party, party),
        isIn('affiliate'),
        sql`${ledgerEntries.maturesAt} > ${now}`,
      ),
    );
  return row?.last ? new Date(row.last) : undefined;
}

/** What an affiliate earned on each day, refunds below zero. */
export async function earningsByDay(db: Database, party: number, since: Date | undefined) {
  const day = sql<string>`to_char(${ledgerTransactions.occurredAt} at time zone 'UTC', 'YYYY-MM-DD')`;
  return db
    .select({ day, cents: sql<number>`sum(${ledgerEntries.amountCents})`.mapWith(Number) })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(
      and(
        eq(ledgerEntries.party, party),
        eq(ledgerEntries.currency, affiliateCurrency),
        inArray(ledgerEntries.account, ['affiliate', 'affiliate-held']),
        inArray(ledgerTransactions.kind, ['commission', 'reversal', 'release', 'adjustment']),
        since && sql`${ledgerTransactions.occurredAt} >= ${since}`,
      ),
    )
    .groupBy(day)
    .orderBy(day);
}

/** What of a payment went back to the customer so far, in cents. */
export async function refundedCents(db: Database, paymentId: number): Promise<number> {
  const [row] = await db
    .select({ back: cents(sql`${ledgerTransactions.kind} = 'refund'`) })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(and(eq(ledgerTransactions.paymentId, paymentId), isIn('customer')));
  return row?.back ?? 0;
}

/** What affiliates have of a payment, in cents, by their number. */
export async function commissionsOf(
  db: Database,
  paymentId: number,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({
      party: ledgerEntries.party,
      cents: sql<number>`sum(${ledgerEntries.amountCents})`.mapWith(Number),
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(
      and(
        eq(ledgerTransactions.paymentId, paymentId),
        inArray(ledgerEntries.account, ['affiliate', 'affiliate-held']),
      ),
    )
    .groupBy(ledgerEntries.party)
    .orderBy(ledgerEntries.party);
  return new Map(
    rows.flatMap(({ party, cents }) => (party === null ? [] : [[party, cents] as const])),
  );
}
