import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** What the operator changed, so that it can be explained later. Rows are only ever added. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    action: text().notNull(),
    /** The account it was about; the entry outlives it. */
    userId: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    /** Who did it; nobody where it was done in a terminal. */
    actorId: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    details: jsonb().notNull().$type<Record<string, unknown>>(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('audit_entries_user').on(table.userId, table.id),
    index('audit_entries_actor').on(table.actorId),
  ],
);
