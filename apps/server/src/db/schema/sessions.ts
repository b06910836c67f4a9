import {
  bigint,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';
import { users } from './users.ts';

/** One browser that we know. Without a user it is a guest's. Only a hash of its token is kept. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: bytes().primaryKey(),
    /**
     * What others may call it by, worthless as a token: the person's list of sessions, and what a
     * guest makes before they sign up or log in.
     */
    id: uuid().notNull().defaultRandom(),
    userId: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'cascade' }),
    /** Who looks at the account by it: nothing can be changed then. */
    visitorId: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'cascade' }),
    userAgent: text().notNull().default(''),
    address: text().notNull().default(''),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    lastSeenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** Each use moves the end this far ahead; missing when the end is fixed. */
    idleSeconds: integer(),
    /** When a captcha was last solved in it. */
    provedHumanAt: timestamp({ withTimezone: true }),
    tzOffsetMinutes: smallint(),
  },
  (table) => [
    uniqueIndex('sessions_id').on(table.id),
    index('sessions_user').on(table.userId),
    index('sessions_visitor').on(table.visitorId),
    index('sessions_expiry').on(table.expiresAt),
  ],
);
