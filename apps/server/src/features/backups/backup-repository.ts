import { desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { backups, installation } from '../../db/schema/index.ts';

type BackupRow = typeof backups.$inferSelect;

export async function insertBackup(db: Database): Promise<string> {
  const [row] = await db.insert(backups).values({}).returning({ id: backups.id });
  if (!row) throw new Error('The backup was not written down.');
  return row.id;
}

export async function updateBackup(
  db: Database,
  id: string,
  change: Partial<Omit<BackupRow, 'id'>>,
): Promise<void> {
  await db.update(backups).set(change).where(eq(backups.id, id));
}

export async function findBackup(db: Database, id: string): Promise<BackupRow | undefined> {
  const [row] = await db.select().from(backups).where(eq(backups.id, id));
  return row;
}

/** The newest first. */
export function listBackups(db: Database, most: number): Promise<BackupRow[]> {
  return db.select().from(backups).orderBy(desc(backups.startedAt)).limit(most);
}

/** Finished ones, the newest first: those behind the first few go. */
export function listFinished(db: Database) {
  return db
    .select({ id: backups.id, name: backups.name })
    .from(backups)
    .where(isNotNull(backups.name))
    .orderBy(desc(backups.startedAt));
}

export async function deleteBackup(db: Database, id: string): Promise<void> {
  await db.delete(backups).where(eq(backups.id, id));
}

/** How many daily ones are kept; none: they are not made. */
export async function readKeptBackups(db: Database): Promise<number> {
  const [row] = await db.select({ kept: installation.keptBackups }).from(installation);
  return row?.kept ?? 0;
}

export async function writeKeptBackups(db: Database, keptBackups: number): Promise<void> {
  await db
    .insert(installation)
    .values({ keptBackups })
    .onConflictDoUpdate({ target: installation.only, set: { keptBackups } });
}

/** Those whose worker was killed stand as unfinished for ever; after a day nobody waits for them. */
export async function giveUpOldOnes(db: Database): Promise<void> {
  await db
    .update(backups)
    .set({ endedAt: sql`now()`, problem: 'It was interrupted.' })
    .where(sql`${backups.endedAt} is null and ${backups.startedAt} < now() - interval '1 day'`);
}
