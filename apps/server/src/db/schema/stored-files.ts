import type { StageProblem } from '@reelwright/stage';
import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { projects } from './projects.ts';

/**
 * The files in storage that belong to videos: written down before they are stored, so that each can
 * be found and removed whatever happens. One without a project is of no use to anybody any more.
 */
export const storedFiles = pgTable(
  'stored_files',
  {
    key: text().primaryKey(),
    projectId: bigint({ mode: 'number' }).references(() => projects.id, { onDelete: 'set null' }),
    kind: text().notNull().$type<'video' | 'segment' | 'media'>(),
    /** What could not be drawn in a segment; whoever uses it again has to know. */
    problems: jsonb().notNull().default([]).$type<readonly StageProblem[]>(),
    /** Set once it lies in storage, whole. */
    storedAt: timestamp({ withTimezone: true }),
    usedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('stored_files_project').on(table.projectId),
    index('stored_files_used').on(table.usedAt),
  ],
);
