import { Looks } from '@reelwright/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { installation } from '../../db/schema/index.ts';

export async function readLooks(db: Database): Promise<Looks> {
  const [row] = await db.select({ looks: installation.looks }).from(installation);
  return Looks.parse(row?.looks ?? {});
}

/** Counts as a change of settings, so that every process notices within seconds. */
export async function writeLooks(db: Database, looks: Looks): Promise<void> {
  await db
    .insert(installation)
    .values({ looks, settingsRevision: 1 })
    .onConflictDoUpdate({
      target: installation.only,
      set: { looks, settingsRevision: sql`${installation.settingsRevision} + 1` },
    });
}
