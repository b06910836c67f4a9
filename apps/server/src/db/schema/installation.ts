import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * One row: who owns this installation, as its settings say. It is written at every start, and kept
 * here so that every process, and every question to the database, gives the same answer.
 */
export const installation = pgTable(
  'installation',
  {
    only: boolean().primaryKey().default(true),
    /** The verified account with this address. */
    ownerEmail: text(),
    /** Without an address: whether it is the first account. */
    firstAccountOwns: boolean().notNull(),
  },
  (table) => [check('installation_one_row', sql`${table.only}`)],
);
