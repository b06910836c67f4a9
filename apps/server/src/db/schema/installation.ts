import type { Looks } from '@reelwright/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** One row: who owns this installation, and what its owner chose. */
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
    /** Goes up with every change of `connections`, so that all processes notice. */
    settingsRevision: integer().notNull().default(0),
    /** Who may make an account. */
    signUp: text({ enum: ['everybody', 'invited', 'nobody'] })
      .notNull()
      .default('everybody'),
    /** How many daily backups are kept; none: they are not made. */
    keptBackups: integer().notNull().default(0),
    /** The owner's brand; what is missing is as the product comes. */
    looks: jsonb()
      .$type<Partial<Looks> & { readonly formerNames?: unknown }>()
      .notNull()
      .default({}),
    /** When the first questions were answered or put away. */
    welcomedAt: timestamp({ withTimezone: true }),
    /** What waits on the affiliate desk and the owner was mailed of, and when that was. */
    deskTold: jsonb().$type<{ readonly keys: readonly string[]; readonly at: string }>(),
  },
  (table) => [check('installation_one_row', sql`${table.only}`)],
);
