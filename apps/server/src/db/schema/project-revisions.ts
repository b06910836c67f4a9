import {
  bigint,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { projects } from './projects.ts';

/** Every accepted change of a project, one row each, thinned out as they age. */
export const projectRevisions = pgTable(
  'project_revisions',
  {
    projectId: bigint({ mode: 'number' })
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    revision: integer().notNull(),
    /** The attempt that made it: asked again, it gets the same answer. */
    changeId: uuid().notNull(),
    /** From the revision before to this one; missing where the whole document was saved. */
    diff: text(),
    title: text().notNull(),
    frames: integer().notNull(),
    bytes: integer().notNull(),
    letters: integer().notNull(),
    savedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.revision] }),
    uniqueIndex('project_revisions_change').on(table.projectId, table.changeId),
  ],
);
