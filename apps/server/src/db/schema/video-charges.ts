import { bigint, doublePrecision, index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** The video minutes that members used up: one row per delivered video, which outlives it. */
export const videoCharges = pgTable(
  'video_charges',
  {
    renderId: uuid().primaryKey(),
    userId: bigint({ mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    seconds: doublePrecision().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('video_charges_user').on(table.userId, table.createdAt)],
);
