import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Secrets an installation makes for itself (for signing links, say), shared by all its processes. */
export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
