import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** Whom an affiliate's money goes to. */
export const payoutProfiles = pgTable('payout_profiles', {
  userId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  paypalEmail: text().notNull(),
  name: text().notNull(),
  businessName: text().notNull(),
  phone: text().notNull(),
  address: text().notNull(),
  city: text().notNull(),
  state: text().notNull(),
  zip: text().notNull(),
  country: text().notNull(),
  tax: text().notNull(),
  website: text().notNull(),
  /** Whether we know that they are who they say. */
  verified: boolean().notNull().default(false),
  /** Whether they asked for a person to check it. */
  manual: boolean().notNull().default(false),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** Money on its way to an affiliate, or there. */
export const payouts = pgTable(
  'payouts',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    amountCents: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    /** 'requested', 'paid' or 'failed'. */
    state: text().notNull().default('requested'),
    note: text().notNull().default(''),
    requestedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    settledAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    // One at a time, whatever happens at the same moment.
    uniqueIndex('payouts_one_open').on(table.userId).where(sql`${table.state} = 'requested'`),
    index('payouts_user').on(table.userId, table.requestedAt),
  ],
);
