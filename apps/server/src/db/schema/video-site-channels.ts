import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** Where members let us upload to. Never part of an export: whoever has the permission may upload. */
export const videoSiteChannels = pgTable('video_site_channels', {
  userId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  permission: text().notNull(),
  channel: text().notNull(),
  connectedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
