import type { FormatId } from '@reelwright/movie';
import type { StageProblem } from '@reelwright/stage';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
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
import { bytes } from './bytes.ts';
import { type KeptProblem, videos } from './videos.ts';

export type RenderState = 'waiting' | 'drawing' | 'finishing' | 'done' | 'failed' | 'cancelled';

/** A file that a movie is made of: what was behind the address when the video was published. */
export interface KeptMedia {
  readonly url: string;
  readonly hash: string;
}

/** Each making of a video, from publishing to its end. */
export const renders = pgTable(
  'renders',
  {
    id: uuid().primaryKey(),
    projectId: bigint({ mode: 'number' })
      .notNull()
      .references(() => videos.projectId, { onDelete: 'cascade' }),
    revision: integer().notNull(),
    /** What is drawn, as in `videos`; gone once it has ended. */
    document: bytes(),
    state: text().notNull().$type<RenderState>(),
    quality: text().notNull().$type<'sd' | 'hd'>(),
    /** Whether ours is drawn on it. */
    watermark: boolean().notNull(),
    /** Whether it may have a size of its own; otherwise it gets the usual one that is nearest. */
    customSize: boolean().notNull().default(true),
    /** The formats it is made in besides the film's own. */
    formats: text().array().notNull().default([]).$type<readonly FormatId[]>(),
    /** Whether captions are drawn on it; missing: as the project says. */
    captions: boolean(),
    /** How much video it will be, all formats together. */
    seconds: doublePrecision().notNull(),
    /** To whom it is told. */
    email: text().notNull(),
    media: jsonb().notNull().default([]).$type<readonly KeptMedia[]>(),
    problems: jsonb().notNull().default([]).$type<readonly KeptProblem[]>(),
    /** Whether it waits for a worker, at the beginning or after making room for another one. */
    queued: boolean().notNull().default(true),
    percent: integer().notNull().default(0),
    slide: integer(),
    slides: integer(),
    secondsLeft: integer(),
    /** How often making it went wrong for a reason of its own. */
    failures: integer().notNull().default(0),
    message: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    startedAt: timestamp({ withTimezone: true }),
    endedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('renders_project').on(table.projectId, table.createdAt),
    uniqueIndex('renders_active').on(table.projectId).where(sql`${table.endedAt} is null`),
    index('renders_waiting').on(table.createdAt).where(sql`${table.endedAt} is null`),
  ],
);

/** The pieces of a video under way. Gone once it has ended; their files are kept by their keys. */
export const renderSegments = pgTable(
  'render_segments',
  {
    renderId: uuid()
      .notNull()
      .references(() => renders.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** Missing: the film's own. */
    format: text().$type<FormatId>(),
    key: text().notNull(),
    slideIndex: integer().notNull(),
    startFrame: integer().notNull(),
    frameCount: integer().notNull(),
    /** Kept from an earlier video: no work. */
    reused: boolean().notNull(),
    framesDone: integer().notNull().default(0),
    done: boolean().notNull(),
    /** What could not be drawn in it. */
    problems: jsonb().notNull().default([]).$type<readonly StageProblem[]>(),
    /** Which of the helpers of this render draws it; its job is tried again if the worker dies. */
    helper: integer(),
  },
  (table) => [primaryKey({ columns: [table.renderId, table.position] })],
);
