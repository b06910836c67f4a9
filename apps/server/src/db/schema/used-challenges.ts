import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Captcha challenges that were solved and used, until they would expire anyway: each counts once. */
export const usedChallenges = pgTable(
  'used_challenges',
  {
    signature: text().primaryKey(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('used_challenges_expiry').on(table.expiresAt)],
);
