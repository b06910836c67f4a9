import type { PlayerSettings, VideoAudience } from '@reelwright/contract';
import type { FormatId } from '@reelwright/movie';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';
import { projects } from './projects.ts';
import { users } from './users.ts';

/** Something in a movie that could not be used, as the contract's `VideoProblem`. */
export interface KeptProblem {
  readonly slide: number | null;
  readonly item: string;
  readonly problem: string;
}

/** The same video in another format. */
export interface KeptFormat {
  readonly format: FormatId;
  readonly fileKey: string;
  readonly posterKey: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

/**
 * The published video of a project. It is there from the first publish until it is taken back; the
 * file comes later, and stays while a newer one is made.
 */
export const videos = pgTable(
  'videos',
  {
    projectId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => projects.id, { onDelete: 'cascade' }),
    userId: bigint({ mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    description: text().notNull(),
    keywords: text().array().notNull(),
    /** The video site's id of a category. */
    category: integer().notNull(),
    /** Who can see it; publishing again leaves it as it is unless that is asked for. */
    audience: text().notNull().default('link').$type<VideoAudience>(),
    /** What its player has besides the video; publishing again leaves it as it is. */
    player: jsonb().$type<PlayerSettings>(),
    /** What is shown: the project at that revision, as JSON text, compressed (zstd). */
    revision: integer().notNull(),
    document: bytes().notNull(),
    publishedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The finished files, by their storage keys; all of them or none. */
    fileKey: text(),
    posterKey: text(),
    previewKey: text(),
    /** Of a film without a ground: a WebM that can be laid over anything. */
    clearKey: text(),
    formats: jsonb().notNull().default([]).$type<readonly KeptFormat[]>(),
    width: integer(),
    height: integer(),
    seconds: doublePrecision(),
    bytes: bigint({ mode: 'number' }),
    quality: text().$type<'sd' | 'hd'>(),
    watermark: boolean().notNull().default(false),
    customSize: boolean().notNull().default(true),
    /** Whether captions are drawn on it; missing: as the project says. The document says the same. */
    captions: boolean(),
    problems: jsonb().notNull().default([]).$type<readonly KeptProblem[]>(),
    finishedAt: timestamp({ withTimezone: true }),
    /** On a video site: missing when it was never to go there. */
    siteState: text().$type<'waiting' | 'uploading' | 'done' | 'failed'>(),
    /** Which format goes there; missing: the film's own. */
    siteFormat: text().$type<FormatId>(),
    sitePercent: integer().notNull().default(0),
    siteUrl: text(),
    siteMessage: text(),
    /** Where an interrupted upload goes on. */
    siteSession: text(),
  },
  (table) => [index('videos_user').on(table.userId)],
);
