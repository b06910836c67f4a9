import {
  bigint,
  boolean,
  doublePrecision,
  index,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { projects } from './projects.ts';
import { users } from './users.ts';

/** What the viewers of a film are asked for. Kept when it is switched off, so that it can be switched on again. */
export const leadForms = pgTable(
  'lead_forms',
  {
    projectId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => projects.id, { onDelete: 'cascade' }),
    userId: bigint({ mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    enabled: boolean().notNull(),
    moment: text().notNull().$type<'before' | 'during' | 'after'>(),
    atSeconds: doublePrecision().notNull(),
    question: text().notNull(),
    consent: text().notNull(),
    maySkip: boolean().notNull(),
    webhookUrl: text(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('lead_forms_user').on(table.userId)],
);

/** Names and addresses that viewers left. Nobody sees one before its mail was answered. */
export const leads = pgTable(
  'leads',
  {
    id: uuid().primaryKey().defaultRandom(),
    projectId: bigint({ mode: 'number' })
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** Whose film it is. */
    userId: bigint({ mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** In its one spelling. */
    email: text().notNull(),
    /** The very words that were agreed to. */
    consent: text().notNull(),
    place: text().notNull().$type<'watch' | 'embed'>(),
    /** Of the link in the mail, by which it is confirmed, looked at and removed. */
    codeHash: text().notNull(),
    givenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    confirmedAt: timestamp({ withTimezone: true }),
    webhookState: text().$type<'waiting' | 'done' | 'failed'>(),
  },
  (table) => [
    uniqueIndex('leads_address').on(table.projectId, table.email),
    uniqueIndex('leads_code').on(table.codeHash),
    index('leads_user').on(table.userId),
    index('leads_email').on(table.email),
  ],
);
