import { bigint, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** Invoices as they were issued: never changed, and kept for the books when the account goes. */
export const invoices = pgTable(
  'invoices',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    /** Year and running number, without gaps: the law of most countries asks for that. */
    year: integer().notNull(),
    sequence: integer().notNull(),
    billedName: text().notNull(),
    billedEmail: text().notNull(),
    plan: text().notNull(),
    /** Hundredths of the currency, also where it has no smaller coin. */
    amountCents: bigint({ mode: 'number' }).notNull(),
    /** Part of the amount. */
    taxCents: bigint({ mode: 'number' }).notNull().default(0),
    currency: text().notNull(),
    periodStart: timestamp({ withTimezone: true }).notNull(),
    /** Missing for a plan without an end. */
    periodEnd: timestamp({ withTimezone: true }),
    issuedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('invoices_number').on(table.year, table.sequence),
    index('invoices_user').on(table.userId, table.id),
  ],
);
