import { bigint, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';
import { users } from './users.ts';

export type CodePurpose = 'verify' | 'forgot' | 'change-mail' | 'leave-mail' | 'delete';

/** Codes on their way by mail: one per person and purpose, so that a new one replaces the old. */
export const codes = pgTable(
  'codes',
  {
    userId: bigint({ mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text().notNull().$type<CodePurpose>(),
    /** The address it was mailed to; it counts for no other. */
    email: text().notNull(),
    codeHash: bytes().notNull(),
    triesLeft: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.purpose] }),
    index('codes_expiry').on(table.expiresAt),
  ],
);
