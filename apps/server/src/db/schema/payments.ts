import {
  bigint,
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { invoices } from './invoices.ts';
import { users } from './users.ts';

/** What was paid, once each: the operator wrote it down, or the payment service told us. */
export const payments = pgTable(
  'payments',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Who paid; the books outlive the account. */
    userId: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    provider: text().notNull(),
    /** What the service calls it. */
    externalId: text().notNull(),
    /** With tax. */
    amountCents: bigint({ mode: 'number' }).notNull(),
    taxCents: bigint({ mode: 'number' }).notNull().default(0),
    currency: text().notNull(),
    plan: text().notNull(),
    paidAt: timestamp({ withTimezone: true }).notNull(),
    invoiceId: bigint({ mode: 'number' }).references(() => invoices.id),
    /** Which card it was, as the service tells cards apart; never a number of it. */
    cardFingerprint: text(),
  },
  (table) => [
    uniqueIndex('payments_external').on(table.provider, table.externalId),
    index('payments_user').on(table.userId, table.id),
    index('payments_card').on(table.cardFingerprint),
  ],
);

/** What a payment service told us, each thing once. Those without `appliedAt` wait for something that comes first. */
export const paymentFacts = pgTable(
  'payment_facts',
  {
    provider: text().notNull(),
    /** Says the same thing whichever way we hear of it: 'refund re_1'. */
    key: text().notNull(),
    /** The payment that it waits for. */
    payment: text().notNull().default(''),
    fact: jsonb().notNull().$type<Record<string, unknown>>(),
    heardAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    appliedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.key] }),
    index('payment_facts_payment').on(table.provider, table.payment),
  ],
);

/** Who pays by themselves: the customer and the subscription that the payment service has for them. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    userId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text().notNull(),
    customerId: text().notNull(),
    subscriptionId: text(),
    plan: text(),
    /** As the service calls it: 'active', 'past_due', 'canceled'. */
    status: text().notNull(),
    periodEnd: timestamp({ withTimezone: true }),
    endsThen: boolean().notNull().default(false),
    /** When what we know was true, by the service's clock: older news changes nothing. */
    asOf: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('subscriptions_customer').on(table.provider, table.customerId)],
);
