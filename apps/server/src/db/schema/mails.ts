import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Every mail we were asked to send. The row is the truth; the job in the queue only names it. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    recipient: text().notNull(),
    template: text().notNull(),
    words: jsonb().notNull().$type<Record<string, string>>(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp({ withTimezone: true }),
    /** Set when all tries failed: what the mail server said. */
    failure: text(),
  },
  (table) => [
    index('mails_recipient').on(table.recipient),
    index('mails_unsent')
      .on(table.createdAt)
      .where(sql`${table.sentAt} is null and ${table.failure} is null`),
  ],
);
