import { doublePrecision, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { storedFiles } from './stored-files.ts';

/** A word of a spoken line, as projects keep it. */
export interface KeptWord {
  readonly text: string;
  readonly startTime: number;
  readonly endTime: number;
}

/** Lines that were spoken once and need not be again: found by what was said, how and by whom. */
export const spokenLines = pgTable(
  'spoken_lines',
  {
    /** A hash of the text, the voice and everything else that makes it sound as it does. */
    hash: text().primaryKey(),
    fileKey: text()
      .notNull()
      .references(() => storedFiles.key, { onDelete: 'cascade' }),
    seconds: doublePrecision().notNull(),
    words: jsonb().notNull().$type<readonly KeptWord[]>(),
  },
  (table) => [index('spoken_lines_file').on(table.fileKey)],
);
