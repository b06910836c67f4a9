import { sql } from 'drizzle-orm';
import { bigint, boolean, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

export const users = pgTable(
  'users',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    email: text().notNull(),
    name: text().notNull().default(''),
    /** A missing plan, or one whose name starts with 'free', is a free account. */
    plan: text(),
    planUntil: timestamp({ withTimezone: true }),
    verified: boolean().notNull().default(false),
    affiliate: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('users_email_unique').on(sql`lower(${table.email})`)],
);
