import { bigint, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { payments } from './payments.ts';

/**
 * The books. Rows are only ever added: triggers (migration 0021) refuse changes, and refuse a commit that leaves a
 * transaction whose entries are not all there or do not add up to zero. `features/books` is the only writer.
 */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    /** What it is about, said so that the same thing is booked once: 'refund stripe re_1'. */
    key: text().notNull(),
    /** How many entries it has: one that is added later is noticed. */
    lines: integer().notNull(),
    paymentId: bigint({ mode: 'number' }).references(() => payments.id),
    /** What the operator wrote beside it. */
    note: text().notNull().default(''),
    /** When it happened, by the calendar of whoever looks at it; `bookedAt` is when we wrote it down. */
    occurredAt: timestamp({ withTimezone: true }).notNull(),
    bookedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('ledger_transactions_key').on(table.key),
    index('ledger_transactions_payment').on(table.paymentId),
  ],
);

export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    transactionId: bigint({ mode: 'number' })
      .notNull()
      .references(() => ledgerTransactions.id),
    account: text().notNull(),
    /** Whose account, by the number of the person. No reference: the books outlive people, without their names. */
    party: bigint({ mode: 'number' }),
    /** Into the account when positive, out of it when negative; hundredths of the currency. */
    amountCents: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    /** From when on a commission can be paid out. Its reversal has the same day, wherever it comes in. */
    maturesAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('ledger_entries_transaction').on(table.transactionId),
    index('ledger_entries_party').on(table.party, table.account),
  ],
);
