import type { StageProblem } from '@reelwright/stage';
import { sql } from 'drizzle-orm';
import {
  bigint,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { projects } from './projects.ts';
import { sessions } from './sessions.ts';
import { users } from './users.ts';

/**
 * What a file is for. Videos, their pieces (`segment`) and what they are made of (`media`) are the
 * product's own; an `upload` is somebody's; a `web` file is a copy of something on another site; a
 * `voice` is a spoken line, for everybody who has the same one spoken; a `piece` is part of a file on
 * its way; a `preview` is the small picture or the waveform of another file.
 */
export type StoredFileKind =
  | 'video'
  | 'segment'
  | 'media'
  | 'upload'
  | 'web'
  | 'voice'
  | 'piece'
  | 'preview';

/** Whom something from elsewhere is owed to. */
export interface KeptCredit {
  readonly author: string;
  readonly licence: string;
  readonly link: string;
}

/** What a sound says about itself. */
export interface SoundTags {
  readonly title?: string;
  readonly author?: string;
}

/**
 * Every file in storage: written down before it is stored, so that each can be found and removed
 * whatever happens. Rows outlive accounts, guests and projects until the file itself is removed.
 */
export const storedFiles = pgTable(
  'stored_files',
  {
    key: text().primaryKey(),
    /** What people call it by. */
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    kind: text().notNull().$type<StoredFileKind>(),
    /** Who brought it: a member, or a guest until they have an account. */
    userId: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    sessionId: uuid().references(() => sessions.id, { onDelete: 'set null' }),
    /** The project whose video it belongs to. */
    projectId: bigint({ mode: 'number' }).references(() => projects.id, { onDelete: 'set null' }),
    /** The content type, by its content; missing for what was stored before this was kept. */
    type: text(),
    name: text().notNull().default(''),
    /** Where its owner put it: a name, which is all that a folder is. Empty: nowhere in particular. */
    folder: text().notNull().default(''),
    /** How large it is; 0 until it is stored. */
    bytes: bigint({ mode: 'number' }).notNull().default(0),
    /** For a copy of something on another site: the hash of its address. */
    sourceHash: text(),
    credit: jsonb().$type<KeptCredit>(),
    tags: jsonb().$type<SoundTags>(),
    /** As it is shown; nothing for sounds and what was never looked into. */
    widthPx: integer(),
    heightPx: integer(),
    seconds: doublePrecision(),
    /** The small picture of it. */
    thumbKey: text(),
    /** Its waveform. */
    peaksKey: text(),
    /** What could not be drawn in a segment; whoever uses it again has to know. */
    problems: jsonb().notNull().default([]).$type<readonly StageProblem[]>(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Set once it lies in storage, whole. */
    storedAt: timestamp({ withTimezone: true }),
    /** Its owner removed it, and may still take that back; the sweep removes it a while later. */
    removedAt: timestamp({ withTimezone: true }),
    usedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('stored_files_id').on(table.id),
    index('stored_files_user').on(table.userId, table.kind),
    index('stored_files_session').on(table.sessionId),
    index('stored_files_project').on(table.projectId),
    index('stored_files_used').on(table.usedAt),
    index('stored_files_thumb').on(table.thumbKey),
    index('stored_files_peaks').on(table.peaksKey),
    uniqueIndex('stored_files_source')
      .on(table.sourceHash)
      .where(sql`${table.sourceHash} is not null`),
  ],
);

/**
 * What projects and published videos use: the key of a file of ours, or the hash of an address
 * elsewhere (`features/stored-files/media-target.ts`). A file that something refers to is kept.
 */
export const fileReferences = pgTable(
  'file_references',
  {
    projectId: bigint({ mode: 'number' })
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    place: text().notNull().$type<'project' | 'video'>(),
    target: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.place, table.target] }),
    index('file_references_target').on(table.target),
  ],
);
