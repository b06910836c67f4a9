import { sql } from 'drizzle-orm';
import {
  bigint,
  doublePrecision,
  index,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { KeptWord } from './spoken-lines.ts';
import { users } from './users.ts';

/** Sounds that were turned into text for members, and those that wait for it: one row per file. */
export const transcriptions = pgTable(
  'transcriptions',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    userId: bigint({ mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The sound; it may be gone by now. */
    fileKey: text().notNull(),
    /** How long it is: counted against the month, and given back when nothing came of it. */
    seconds: doublePrecision().notNull(),
    state: text().notNull().default('waiting').$type<'waiting' | 'running' | 'done' | 'failed'>(),
    percent: smallint().notNull().default(0),
    words: jsonb().$type<readonly (KeptWord & { readonly speaker?: number })[]>(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('transcriptions_file').on(table.userId, table.fileKey),
    index('transcriptions_user').on(table.userId, table.createdAt),
  ],
);
