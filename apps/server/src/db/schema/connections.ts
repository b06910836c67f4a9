import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Services elsewhere that the owner connected. */
export const connections = pgTable('connections', {
  /** By its name in the table of services (`connectionTable`). */
  service: text().primaryKey(),
  /** The settings it consists of, as JSON, sealed (`secrets/sealing.ts`). */
  sealed: text().notNull(),
  isOn: boolean().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
