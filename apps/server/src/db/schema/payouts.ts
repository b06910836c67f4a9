import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  jsonb,
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
  /** Why the operator has to look at it, when an identity check ended otherwise than it should. */
  identityNote: text().notNull().default(''),
  /** Since when it is this name, country and PayPal account: older identity checks do not count for it. */
  payeeSince: timestamp({ withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** Where money is sent to. */
export interface Payee {
  readonly paypalEmail: string;
  readonly name: string;
  readonly businessName: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly country: string;
  readonly tax: string;
}

/** Identity checks that counted once, so that none of them counts for somebody else. */
export const identityChecks = pgTable('identity_checks', {
  inquiryId: text().primaryKey(),
  /** By number, and without a name. */
  member: bigint({ mode: 'number' }).notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** Money on its way to an affiliate, or there. */
export const payouts = pgTable(
  'payouts',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    /** The same person by number: the books need it when the account is gone. */
    party: bigint({ mode: 'number' }),
    /** Where it goes, as it was checked when it was asked for; erased when it has arrived and the account is gone. */
    payee: jsonb().$type<Payee>(),
    amountCents: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    /** 'requested', 'paid' or 'failed'. */
    state: text().notNull().default('requested'),
    note: text().notNull().default(''),
    /** Who sends it: 'operator' or 'paypal'. */
    provider: text().notNull().default('operator'),
    /** What the service calls it, once it has it. */
    providerRef: text(),
    /** How far the service is, in its own word. */
    providerState: text().notNull().default(''),
    /** Why the service did not take it. Nothing was sent then, unless an earlier try was never answered ('SENDING'). */
    trouble: text(),
    checkedAt: timestamp({ withTimezone: true }),
    requestedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    settledAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    // One at a time, whatever happens at the same moment.
    uniqueIndex('payouts_one_open').on(table.userId).where(sql`${table.state} = 'requested'`),
    index('payouts_user').on(table.userId, table.requestedAt),
  ],
);
