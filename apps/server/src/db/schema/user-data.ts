import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { sessions } from './sessions.ts';
import { users } from './users.ts';

/** What a member, or a guest who may become one, makes videos about, and where they find it. */
export const userData = pgTable(
  'user_data',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'cascade' }),
    /** The guest's session; what they began goes with it unless they sign up or log in. */
    guestId: uuid().references(() => sessions.id, { onDelete: 'cascade' }),
    targetKeyword: text().notNull().default(''),
    keywords: jsonb().notNull().default([]).$type<readonly string[]>(),
    /** Addresses of feeds that their news are found in. */
    newsFeeds: jsonb().notNull().default([]).$type<readonly string[]>(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('user_data_user').on(table.userId),
    uniqueIndex('user_data_guest').on(table.guestId),
    check('user_data_owner', sql`num_nonnulls(${table.userId}, ${table.guestId}) = 1`),
  ],
);
