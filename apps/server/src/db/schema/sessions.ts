import { bigint, customType, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** One browser that we know. Without a user it is a guest's. Only a hash of its token is kept. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: bytes().primaryKey(),
    userId: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'cascade' }),
    userAgent: text().notNull().default(''),
    address: text().notNull().default(''),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_expiry').on(table.expiresAt),
  ],
);
