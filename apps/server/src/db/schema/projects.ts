import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** Members' projects: everything but the document, and what the list shows of that. */
export const projects = pgTable(
  'projects',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint({ mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Names the save that made it, so that a repeated one does not make a second project. */
    createdBy: uuid().notNull(),
    name: text().notNull(),
    title: text().notNull(),
    category: text().notNull(),
    thumbnail: text(),
    /** These are the document's, as of the current revision. */
    description: text().notNull(),
    frames: integer().notNull(),
    duration: doublePrecision().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    letters: integer().notNull(),
    /** Its first slide with a picture, and that picture. */
    thumbSlide: integer().notNull().default(0),
    thumbUrl: text(),
    /** Counts the accepted changes. Whoever wants to add one locks the row first. */
    revision: integer().notNull(),
    /** The newest of them that changed the film: a new name does not. */
    contentRevision: integer().notNull().default(1),
    /** The newest whole copy, and how much was changed since: they decide when to make the next. */
    snapshotRevision: integer().notNull(),
    snapshotAt: timestamp({ withTimezone: true }).notNull(),
    diffBytes: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    deletedAt: timestamp({ withTimezone: true }),
    /** False for those saved before anybody noted which files they use, until a job has looked. */
    referencesNoted: boolean().notNull().default(true),
  },
  (table) => [
    uniqueIndex('projects_created_by').on(table.userId, table.createdBy),
    index('projects_list')
      .on(table.userId, table.updatedAt, table.id)
      .where(sql`${table.deletedAt} is null`),
    index('projects_deleted')
      .on(table.deletedAt, table.userId)
      .where(sql`${table.deletedAt} is not null`),
    index('projects_references_open').on(table.id).where(sql`not ${table.referencesNoted}`),
  ],
);
