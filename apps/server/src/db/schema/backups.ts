import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Backups made by the product itself. The files lie in the data folder of the machine that made them. */
export const backups = pgTable('backups', {
  id: uuid().primaryKey().defaultRandom(),
  /** Of its file; none while it is being made. */
  name: text(),
  bytes: bigint({ mode: 'number' }),
  startedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  endedAt: timestamp({ withTimezone: true }),
  /** Why it could not be made. */
  problem: text(),
  rehearsedAt: timestamp({ withTimezone: true }),
  /** What restoring it into a scratch database showed. */
  rehearsal: text(),
});
