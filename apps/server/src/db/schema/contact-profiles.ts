import type { ContactProfile } from '@reelwright/contract';
import { sql } from 'drizzle-orm';
import { bigint, check, jsonb, pgTable, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { sessions } from './sessions.ts';
import { users } from './users.ts';

/** What somebody shows at the end of their videos: one profile per member, or per guest who may become one. */
export const contactProfiles = pgTable(
  'contact_profiles',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'cascade' }),
    /** The guest's session; their profile goes with it unless they sign up or log in. */
    guestId: uuid().references(() => sessions.id, { onDelete: 'cascade' }),
    profile: jsonb().notNull().$type<ContactProfile>(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('contact_profiles_user').on(table.userId),
    uniqueIndex('contact_profiles_guest').on(table.guestId),
    check('contact_profiles_owner', sql`num_nonnulls(${table.userId}, ${table.guestId}) = 1`),
  ],
);
