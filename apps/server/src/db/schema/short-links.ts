import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { sessions } from './sessions.ts';
import { users } from './users.ts';

/** Short addresses that people put into their videos, and how often they were followed. */
export const shortLinks = pgTable(
  'short_links',
  {
    code: text().primaryKey(),
    url: text().notNull(),
    /** What the video that shows it is about. */
    keyword: text().notNull().default(''),
    userId: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'cascade' }),
    /** The guest's session; their links go with it unless they sign up or log in. */
    guestId: uuid().references(() => sessions.id, { onDelete: 'cascade' }),
    clicks: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('short_links_user').on(table.userId),
    index('short_links_guest').on(table.guestId),
    check('short_links_owner', sql`num_nonnulls(${table.userId}, ${table.guestId}) = 1`),
  ],
);
