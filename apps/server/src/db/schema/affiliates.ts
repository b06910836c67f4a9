import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';
import { payments } from './payments.ts';
import { users } from './users.ts';

/** Members who tell others about the product, and earn by it. */
export const affiliates = pgTable(
  'affiliates',
  {
    userId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** In small letters: links are typed by hand, too. */
    username: text().notNull(),
    settings: jsonb().notNull().default({}).$type<Record<string, unknown>>(),
    /** Why the operator pays nothing out for now. */
    heldReason: text(),
    /** Up to when they were mailed about sign-ups and payments, and for which day and month. */
    mailed: jsonb().notNull().default({}).$type<Record<string, string>>(),
    /** Who invited them to join, by number; they earn a small share of what this one's people pay. */
    invitedBy: bigint({ mode: 'number' }),
    joinedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('affiliates_username').on(table.username)],
);

/** Through whom somebody came. */
export const referrals = pgTable(
  'referrals',
  {
    userId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    affiliateId: bigint({ mode: 'number' })
      .notNull()
      .references(() => affiliates.userId, { onDelete: 'cascade' }),
    /** 'link' or 'voucher'. */
    via: text().notNull(),
    /** What the affiliate calls the place of the link. */
    promotion: text().notNull().default(''),
    /** The gift they were given, for their first payment. */
    voucher: text(),
    /** Whether they made their account because of it. */
    isSignup: boolean().notNull(),
    /** Why what they pay is looked at by the operator first. */
    doubt: text(),
    /** The network they came from, without its address: bursts are seen by it. Forgotten after a week. */
    network: text(),
    /** When they followed the link that counts: the last click counts, in whatever order we hear of them. */
    clickedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('referrals_affiliate').on(table.affiliateId, table.createdAt)],
);

/** How many people followed an affiliate's links on a day. */
export const affiliateVisits = pgTable(
  'affiliate_visits',
  {
    affiliateId: bigint({ mode: 'number' })
      .notNull()
      .references(() => affiliates.userId, { onDelete: 'cascade' }),
    day: date().notNull(),
    visits: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.affiliateId, table.day] })],
);

/** Who was counted today, as hashes with a salt that is gone tomorrow. */
export const visitMarks = pgTable(
  'visit_marks',
  { day: date().notNull(), mark: bytes().notNull() },
  (table) => [primaryKey({ columns: [table.day, table.mark] })],
);
export const visitSalts = pgTable('visit_salts', {
  day: date().primaryKey(),
  salt: bytes().notNull(),
});

/** Gifts that affiliates give away. */
export const vouchers = pgTable(
  'vouchers',
  {
    code: text().primaryKey(),
    affiliateId: bigint({ mode: 'number' })
      .notNull()
      .references(() => affiliates.userId, { onDelete: 'cascade' }),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('vouchers_affiliate').on(table.affiliateId)],
);

/** Commission that the operator looks at first. The money lies in the books, in an account of its own. */
export const commissionHolds = pgTable(
  'commission_holds',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    paymentId: bigint({ mode: 'number' })
      .notNull()
      .references(() => payments.id),
    /** By number: the books outlive people. */
    affiliateId: bigint({ mode: 'number' }).notNull(),
    reason: text().notNull(),
    /** 'open', 'approved' or 'declined'. */
    state: text().notNull().default('open'),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    decidedAt: timestamp({ withTimezone: true }),
  },
  (table) => [uniqueIndex('commission_holds_payment').on(table.paymentId, table.affiliateId)],
);

/** What an affiliate has of a payment, as it was agreed when it was made. Without a row it is the first level. */
export const commissionShares = pgTable(
  'commission_shares',
  {
    paymentId: bigint({ mode: 'number' })
      .notNull()
      .references(() => payments.id),
    /** By number: the books outlive people. */
    affiliateId: bigint({ mode: 'number' }).notNull(),
    /** 1: they brought the customer. 2: they invited whoever did. */
    level: integer().notNull(),
    percent: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.paymentId, table.affiliateId] })],
);
