import { bigint, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { invoices } from './invoices.ts';
import { users } from './users.ts';

/** What was paid, once each, by whoever wrote it down. */
export const payments = pgTable(
  'payments',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Who paid; the books outlive the account. */
    userId: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    provider: text().notNull(),
    /** The same payment has the same one, however often it is told. */
    externalId: text().notNull(),
    /** With tax. */
    amountCents: bigint({ mode: 'number' }).notNull(),
    taxCents: bigint({ mode: 'number' }).notNull().default(0),
    currency: text().notNull(),
    plan: text().notNull(),
    paidAt: timestamp({ withTimezone: true }).notNull(),
    /** What tells a card from others, where the service says so: never its number. */
    cardFingerprint: text(),
    invoiceId: bigint({ mode: 'number' }).references(() => invoices.id),
  },
  (table) => [
    uniqueIndex('payments_external').on(table.provider, table.externalId),
    index('payments_user').on(table.userId, table.id),
    index('payments_card').on(table.cardFingerprint),
  ],
);
