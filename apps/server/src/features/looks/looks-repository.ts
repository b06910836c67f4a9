import { Looks } from '@reelwright/contract';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { installation } from '../../db/schema/index.ts';

/** Names of before, the oldest first: films that are under way go on with the one they were published with. */
const FormerNames = z
  .array(z.object({ name: z.string(), until: z.coerce.date() }))
  .catch([])
  .default([]);
/** Nobody renames more often while one film is made. */
const maxFormerNames = 20;

export async function readLooks(db: Database): Promise<Looks> {
  return Looks.parse(await readKept(db));
}

/** The owner's name at a moment; empty where nobody chose one. */
export async function readNameAt(db: Database, moment: Date): Promise<string> {
  const kept = await readKept(db);
  const former = FormerNames.parse(kept.formerNames);
  return former.find(({ until }) => moment < until)?.name ?? Looks.parse(kept).name;
}

/** Counts as a change of settings, so that every process notices within seconds. */
export async function writeLooks(db: Database, looks: Looks): Promise<void> {
  const kept = await readKept(db);
  const { name } = Looks.parse(kept);
  const former = FormerNames.parse(kept.formerNames);
  if (name !== looks.name) former.push({ name, until: await readClock(db) });
  const row = { ...looks, formerNames: former.slice(-maxFormerNames) };
  await db
    .insert(installation)
    .values({ looks: row, settingsRevision: 1 })
    .onConflictDoUpdate({
      target: installation.only,
      set: { looks: row, settingsRevision: sql`${installation.settingsRevision} + 1` },
    });
}

async function readKept(db: Database): Promise<Partial<Looks> & { formerNames?: unknown }> {
  const [row] = await db.select({ looks: installation.looks }).from(installation);
  return row?.looks ?? {};
}

/** The database's, by which it is also told when a film was published. */
async function readClock(db: Database): Promise<Date> {
  const { rows } = await db.execute<{ now: string }>(sql`select clock_timestamp()::text as now`);
  return new Date(rows[0]?.now ?? Date.now());
}
