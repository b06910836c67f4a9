// What people do with files they brought: names, folders, out of the list and back.
import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { storedFiles } from '../../db/schema/index.ts';
import type { FileOwner } from '../guest-work/owner-of.ts';
import { isUpload, ownedBy } from './stored-file-repository.ts';

const idsIn = (ids: readonly number[]) => inArray(storedFiles.id, [...ids]);

/** How many of these files were somebody's, and are changed now. */
async function changeUploads(
  db: Database,
  owner: FileOwner,
  ids: readonly number[],
  fields: Partial<Pick<typeof storedFiles.$inferInsert, 'name' | 'folder'>> | { removedAt: Date },
): Promise<number> {
  const rows = await db
    .update(storedFiles)
    .set(fields)
    .where(and(isUpload(owner), idsIn(ids)))
    .returning({ id: storedFiles.id });
  return rows.length;
}

export const renameFile = (db: Database, owner: FileOwner, id: number, name: string) =>
  changeUploads(db, owner, [id], { name });

export const moveFiles = (db: Database, owner: FileOwner, ids: readonly number[], folder: string) =>
  changeUploads(db, owner, ids, { folder });

/** They are out of the list, and take no room any more; what shows them does so for a while yet. */
export const removeFiles = (db: Database, owner: FileOwner, ids: readonly number[]) =>
  changeUploads(db, owner, ids, { removedAt: new Date() });

const wasRemoved = (owner: FileOwner, ids: readonly number[]) =>
  and(ownedBy(owner), eq(storedFiles.kind, 'upload'), isNotNull(storedFiles.removedAt), idsIn(ids));

/** What coming back would take of room. */
export async function bytesRemoved(
  db: Database,
  owner: FileOwner,
  ids: readonly number[],
): Promise<number> {
  const [sum] = await db
    .select({ bytes: sql`coalesce(sum(${storedFiles.bytes}), 0)`.mapWith(Number) })
    .from(storedFiles)
    .where(wasRemoved(owner, ids));
  return sum?.bytes ?? 0;
}

export async function restoreFiles(
  db: Database,
  owner: FileOwner,
  ids: readonly number[],
): Promise<number> {
  const rows = await db
    .update(storedFiles)
    .set({ removedAt: null, usedAt: sql`now()` })
    .where(wasRemoved(owner, ids))
    .returning({ id: storedFiles.id });
  return rows.length;
}

/** Every folder that something is in. */
export function listFolders(db: Database, owner: FileOwner) {
  return db
    .select({ name: storedFiles.folder, files: sql`count(*)`.mapWith(Number) })
    .from(storedFiles)
    .where(and(isUpload(owner), ne(storedFiles.folder, '')))
    .groupBy(storedFiles.folder)
    .orderBy(sql`lower(${storedFiles.folder})`);
}

export async function renameFolder(
  db: Database,
  owner: FileOwner,
  from: string,
  to: string,
): Promise<number> {
  const rows = await db
    .update(storedFiles)
    .set({ folder: to })
    .where(and(isUpload(owner), eq(storedFiles.folder, from)))
    .returning({ id: storedFiles.id });
  return rows.length;
}
