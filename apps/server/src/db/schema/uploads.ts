import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { sessions } from './sessions.ts';
import { storedFiles } from './stored-files.ts';
import { users } from './users.ts';

/** How far a file has come: on its way, being made ready, in the list, or refused. */
export type UploadState = 'receiving' | 'preparing' | 'ready' | 'failed';

/**
 * Files on their way to us, piece by piece, so that a cut line or a reload loses nothing. The row
 * stays for a while after the end: the browser that sent it asks what became of it.
 */
export const uploads = pgTable(
  'uploads',
  {
    /** Nobody can guess it; the owner is checked all the same. */
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    userId: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'cascade' }),
    sessionId: uuid().references(() => sessions.id, { onDelete: 'cascade' }),
    name: text().notNull().default(''),
    /** What it will be, as its sender says; more is not taken. */
    bytes: bigint({ mode: 'number' }).notNull(),
    receivedBytes: bigint({ mode: 'number' }).notNull().default(0),
    state: text().notNull().default('receiving').$type<UploadState>(),
    /** Of making it ready. */
    percent: smallint().notNull().default(0),
    /** Why it was refused, as a sentence. */
    problem: text(),
    fileKey: text().references(() => storedFiles.key, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('uploads_user').on(table.userId),
    index('uploads_session').on(table.sessionId),
    index('uploads_updated').on(table.updatedAt),
    index('uploads_file').on(table.fileKey),
  ],
);

/** What has arrived of a file, each piece a stored file of its own. */
export const uploadPieces = pgTable(
  'upload_pieces',
  {
    uploadId: uuid()
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    startByte: bigint({ mode: 'number' }).notNull(),
    key: text()
      .notNull()
      .references(() => storedFiles.key, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.uploadId, table.startByte] }),
    index('upload_pieces_key').on(table.key),
  ],
);
