import { bigint, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** Links by which somebody may make an account where not everybody may. Only a hash of each is kept. */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** In its one spelling. Whoever signs up with it by the mailed link has proven it. */
    email: text().notNull(),
    codeHash: text().notNull(),
    usedBy: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('invitations_code').on(table.codeHash),
    index('invitations_used_by').on(table.usedBy),
  ],
);
