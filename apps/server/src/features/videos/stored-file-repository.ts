import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { storedFiles } from '../../db/schema/index.ts';

export type StoredFileRow = typeof storedFiles.$inferSelect;

/** Writes down a file that is about to be stored. */
export async function noteFile(
  db: Database,
  file: Pick<StoredFileRow, 'key' | 'kind' | 'projectId'>,
): Promise<void> {
  const { projectId } = file;
  await db
    .insert(storedFiles)
    .values(file)
    .onConflictDoUpdate({
      target: storedFiles.key,
      set: { projectId, usedAt: sql`now()` },
    });
}

/** Writes down that a file lies in storage, whole. */
export async function noteStored(
  db: Database,
  key: string,
  problems: StoredFileRow['problems'] = [],
): Promise<void> {
  await db
    .update(storedFiles)
    .set({ storedAt: sql`now()`, problems })
    .where(eq(storedFiles.key, key));
}

/** Which of these files are in storage. They are of use to this project from now on. */
export async function useStored(
  db: Database,
  projectId: number,
  keys: readonly string[],
): Promise<Map<string, StoredFileRow>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .update(storedFiles)
    .set({ usedAt: sql`now()`, projectId })
    .where(and(inArray(storedFiles.key, [...keys]), isNotNull(storedFiles.storedAt)))
    .returning();
  return new Map(rows.map((row) => [row.key, row]));
}

/** Lets go of files. They are removed a while later: somebody may be watching. */
export async function releaseFiles(db: Database, keys: readonly (string | null)[]): Promise<void> {
  const known = keys.filter((key) => key !== null);
  if (known.length === 0) return;
  await db
    .update(storedFiles)
    .set({ projectId: null, usedAt: sql`now()` })
    .where(inArray(storedFiles.key, known));
}

const piece = 200;

/**
 * Of no use any more: of projects that are gone or videos that were replaced, of videos that were
 * never finished, and pieces that no video used for two weeks. What a video under way is made of is
 * needed, whichever project used it last.
 */
const isUseless = sql`(
  (project_id is null and used_at < now() - interval '10 minutes')
  or (kind <> 'video' and used_at < now() - interval '14 days')
  or (kind = 'video' and used_at < now() - interval '1 day' and not exists (
    select 1 from videos
    where videos.project_id = stored_files.project_id
      and key in (videos.file_key, videos.poster_key, videos.preview_key)
  ))
) and not (kind = 'media' and exists (
  select 1 from renders, jsonb_array_elements(renders.media) as used
  where renders.ended_at is null and position(used->>'hash' in key) > 0
))`;

export async function listUselessFiles(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ key: string }>(
    sql`select key from stored_files where ${isUseless} order by used_at limit ${piece}`,
  );
  return rows.map(({ key }) => key);
}

/** Whether a file is still of no use; if so, nobody can begin to use it until the transaction ends. */
export async function lockUselessFile(db: Database, key: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from stored_files where key = ${key} and ${isUseless} for update`,
  );
  return rows.length > 0;
}

export async function forgetFile(db: Database, key: string): Promise<void> {
  await db.delete(storedFiles).where(eq(storedFiles.key, key));
}
