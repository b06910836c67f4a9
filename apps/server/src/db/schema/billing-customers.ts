import { bigint, boolean, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** Who somebody is at the service that takes payments, and what they subscribed to, as we last read it there. */
export const billingCustomers = pgTable(
  'billing_customers',
  {
    userId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text().notNull(),
    customerId: text().notNull(),
    subscriptionId: text(),
    /** 'active', 'unpaid' or 'ended'. */
    state: text(),
    plan: text(),
    /** 'month' or 'year'. */
    every: text(),
    periodEnd: timestamp({ withTimezone: true }),
    /** Whether it goes on no longer after its end. */
    isEnding: boolean().notNull().default(false),
    /** What the account was put on by it: the operator may have changed that since. */
    givenPlan: text(),
    givenUntil: timestamp({ withTimezone: true }),
    /** The bill about which they were mailed that it could not be paid. */
    mailedBill: text(),
    /** The gift they are about to use, and until when nobody else may. */
    heldVoucher: text(),
    heldUntil: timestamp({ withTimezone: true }),
    /** When what is here was asked for, in microseconds: of two answers the one that was asked for later counts. */
    askedAt: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [
    uniqueIndex('billing_customers_customer').on(table.provider, table.customerId),
    uniqueIndex('billing_customers_voucher').on(table.heldVoucher),
  ],
);

/** What the service told us, so that each is applied once. Kept for three months: it repeats itself for days. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text().notNull(),
    eventId: text().notNull(),
    kind: text().notNull(),
    receivedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('payment_events_event').on(table.provider, table.eventId)],
);
