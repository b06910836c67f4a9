import { sql } from 'drizzle-orm';
import { bigint, boolean, check, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** One row: who owns this installation. */
export const installation = pgTable(
  'installation',
  {
    only: boolean().primaryKey().default(true),
    /** `OWNER_EMAIL` of the last start. While there is one, the verified account with this address is the owner. */
    ownerEmail: text(),
    /** Whoever claimed it. Goes with the account: nobody inherits an installation. */
    ownerId: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    /** Hashes of the codes by which it can be claimed as long as it is nobody's, the newest first. */
    ownerCodes: text().array().notNull().default([]),
  },
  (table) => [check('installation_one_row', sql`${table.only}`)],
);
