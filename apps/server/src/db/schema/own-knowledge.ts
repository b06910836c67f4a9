import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { KnowledgeKind } from '../../knowledge-files/knowledge-kind.ts';
import type { EntryProblem } from '../../knowledge-files/read-own-entry.ts';
import type { SentenceCredit } from '../../providers/knowledge/knowledge-port.ts';
import { bytes } from './bytes.ts';

/** What this installation knows besides what ships, one entry each, as plain text. */
export const ownKnowledge = pgTable(
  'own_knowledge',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull().$type<KnowledgeKind>(),
    name: text().notNull(),
    /** The name in small letters: there is one entry of each. */
    key: text().notNull(),
    text: text().notNull(),
    /** Goes up with every change, so that every process notices. */
    revision: integer().notNull().default(1),
    /** The file in DATA_DIR/knowledge that it was last taken from. */
    file: text(),
    /** Of its text as it stood in that file: while it stays the same there, corrections made here are kept. */
    fileHash: text(),
    /** Whom to thank, where it was found elsewhere. */
    credit: jsonb().$type<SentenceCredit>(),
    /** A language model wrote it by heart, and the owner kept it. */
    isFromModel: boolean().notNull().default(false),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('own_knowledge_key').on(table.kind, table.key)],
);

/** Which files of DATA_DIR/knowledge were taken in, and what could not be read of them. */
export const ownKnowledgeFiles = pgTable(
  'own_knowledge_files',
  {
    /** 'things/breads.txt' */
    file: text().notNull(),
    /** When it was written and what it held: the same file is taken in once. */
    stamp: text().notNull(),
    problems: jsonb().notNull().$type<readonly EntryProblem[]>(),
    takenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.file, table.stamp] })],
);

/** Where own entries lie in meaning, by what that was worked out of. */
export const ownMeanings = pgTable('own_meanings', {
  key: text().primaryKey(),
  direction: bytes().notNull(),
});

/** What Wikipedia or a model told about a keyword, kept so that all processes tell the same. */
export const foundKnowledge = pgTable(
  'found_knowledge',
  {
    key: text().primaryKey(),
    /** A thing; null where nothing was found. */
    text: text(),
    credit: jsonb().$type<SentenceCredit>(),
    /** Nobody held it against a source. */
    isDraft: boolean().notNull().default(false),
    foundAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('found_knowledge_found_at').on(table.foundAt)],
);
