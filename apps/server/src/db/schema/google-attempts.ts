import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';

/** Browsers that are at Google's to sign in. Coming back uses the row up. */
export const googleAttempts = pgTable(
  'google_attempts',
  {
    stateHash: bytes().primaryKey(),
    /** A path of ours to go on to. */
    returnTo: text().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('google_attempts_expiry').on(table.expiresAt)],
);
