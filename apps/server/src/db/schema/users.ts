import { bigint, boolean, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

export const users = pgTable(
  'users',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** In its one spelling (`canonicalEmail`), so that plain equality finds it. */
    email: text().notNull(),
    name: text().notNull().default(''),
    /** Missing for people who only ever signed in through Google. */
    passwordHash: text(),
    /** Issuer and subject of the Google account that signs in here. */
    googleSubject: text(),
    /** A missing plan, or one whose name starts with 'free', is a free account. */
    plan: text(),
    planUntil: timestamp({ withTimezone: true }),
    verified: boolean().notNull().default(false),
    affiliate: boolean().notNull().default(false),
    /** Whether the owner lets them look after the installation. */
    admin: boolean().notNull().default(false),
    /** Since when they cannot sign in any more. */
    lockedAt: timestamp({ withTimezone: true }),
    /** Until when those who look after the installation may change things while they visit. */
    visitorsMayChangeUntil: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_email').on(table.email),
    uniqueIndex('users_google_subject').on(table.googleSubject),
  ],
);
