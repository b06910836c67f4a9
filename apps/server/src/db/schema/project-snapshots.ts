import {
  bigint,
  boolean,
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  timestamp,
} from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';
import { projectRevisions } from './project-revisions.ts';

/** Whole documents at some revisions. Any revision is the one before it and the diffs since. */
export const projectSnapshots = pgTable(
  'project_snapshots',
  {
    projectId: bigint({ mode: 'number' }).notNull(),
    revision: integer().notNull(),
    /** The JSON text, compressed (zstd). */
    data: bytes().notNull(),
    /** When its revision was saved. */
    savedAt: timestamp({ withTimezone: true }).notNull(),
    /** What a restore replaced: not thinned out in favour of what came right after it. */
    replaced: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.revision] }),
    foreignKey({
      name: 'project_snapshots_revision',
      columns: [table.projectId, table.revision],
      foreignColumns: [projectRevisions.projectId, projectRevisions.revision],
    }).onDelete('cascade'),
  ],
);
