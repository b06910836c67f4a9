import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What a worker is at, for people to read. */
export interface WorkerTask {
  readonly job: string;
  readonly id: string;
  readonly since: string;
}

/** Worker processes, as they tell of themselves every few seconds; whoever is silent for a minute is gone. */
export const workers = pgTable('workers', {
  id: uuid().primaryKey(),
  host: text().notNull(),
  pid: integer().notNull(),
  version: text().notNull(),
  startedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  seenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  doing: jsonb().$type<readonly WorkerTask[]>().notNull().default([]),
});
