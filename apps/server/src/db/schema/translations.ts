import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';
import { projects } from './projects.ts';
import { users } from './users.ts';

/** Copies of projects in other languages that were asked for: how far they are, and what came of them. */
export const translations = pgTable(
  'translations',
  {
    /** Also the change that makes the copy: done twice, it makes one. */
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    userId: bigint({ mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    projectId: bigint({ mode: 'number' })
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    language: text().notNull(),
    /** Of the copy. */
    title: text().notNull(),
    category: text().notNull(),
    thumbnail: text(),
    /** The voice that will speak it; missing where there is none in its language. */
    voice: jsonb().$type<{ readonly lang: string; readonly voice: string }>(),
    /** The project as it was when somebody asked; gone once the copy is made. */
    document: bytes(),
    state: text().notNull().default('waiting').$type<'waiting' | 'running' | 'done' | 'failed'>(),
    percent: smallint().notNull().default(0),
    /** What was translated so far: a worker that is killed goes on from there. */
    texts: jsonb().notNull().default({}).$type<Readonly<Record<string, string>>>(),
    /** Texts that stayed as they were, because their translation lost a number or a link. */
    unchanged: jsonb().notNull().default([]).$type<readonly string[]>(),
    /** Slides whose words need much more room than before, counted from 1. */
    crowded: jsonb().notNull().default([]).$type<readonly number[]>(),
    copyId: bigint({ mode: 'number' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('translations_user').on(table.userId, table.createdAt)],
);
