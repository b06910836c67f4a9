import {
  bigint,
  doublePrecision,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** The minutes of computer voices that members used up: one row per line that was spoken for them. */
export const speechCharges = pgTable(
  'speech_charges',
  {
    userId: bigint({ mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Which file was made; it may be gone by now. */
    fileKey: text().notNull(),
    seconds: doublePrecision().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.fileKey] }),
    index('speech_charges_user').on(table.userId, table.createdAt),
  ],
);
