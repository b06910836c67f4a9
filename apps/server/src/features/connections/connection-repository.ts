import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { connections, installation } from '../../db/schema/index.ts';

export function listConnections(db: Database) {
  return db.select().from(connections);
}

export async function findConnection(db: Database, service: string) {
  const [row] = await db.select().from(connections).where(eq(connections.service, service));
  return row;
}

export async function writeConnection(
  db: Database,
  row: { readonly service: string; readonly sealed: string; readonly isOn: boolean },
): Promise<void> {
  await db
    .insert(connections)
    .values(row)
    .onConflictDoUpdate({
      target: connections.service,
      set: { sealed: row.sealed, isOn: row.isOn, updatedAt: sql`now()` },
    });
  await countChange(db);
}

export async function deleteConnection(db: Database, service: string): Promise<boolean> {
  const gone = await db
    .delete(connections)
    .where(eq(connections.service, service))
    .returning({ service: connections.service });
  if (gone.length > 0) await countChange(db);
  return gone.length > 0;
}

/** What every process looks at to find out whether something changed. */
export async function readRevision(db: Database): Promise<number> {
  const [row] = await db.select({ revision: installation.settingsRevision }).from(installation);
  return row?.revision ?? 0;
}

async function countChange(db: Database): Promise<void> {
  await db
    .insert(installation)
    .values({ settingsRevision: 1 })
    .onConflictDoUpdate({
      target: installation.only,
      set: { settingsRevision: sql`${installation.settingsRevision} + 1` },
    });
}
