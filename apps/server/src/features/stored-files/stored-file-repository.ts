import type { FileOrder } from '@reelwright/contract';
import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  like,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { fileReferences, projects, storedFiles, users } from '../../db/schema/index.ts';
import type { FileOwner } from '../guest-work/owner-of.ts';
import { isOwner } from '../users/user-repository.ts';

export type StoredFileRow = typeof storedFiles.$inferSelect;
type NewFile = typeof storedFiles.$inferInsert;

/** Whose a file is: a member's, or a guest's until they have an account. */

/** A project that uses a file, itself or in its published video. */
export interface FileUse {
  readonly id: number;
  readonly title: string;
  readonly category: string;
}

/** What is known of a file besides its content. */
export type FileDetails = Partial<
  Pick<NewFile, 'widthPx' | 'heightPx' | 'seconds' | 'thumbKey' | 'peaksKey' | 'credit' | 'tags'>
>;

export const ownedBy = (owner: FileOwner): SQL =>
  'userId' in owner
    ? eq(storedFiles.userId, owner.userId)
    : eq(storedFiles.sessionId, owner.sessionId);

/** Writes down a file that is about to be stored. */
export async function noteFile(
  db: Database,
  file: Pick<NewFile, 'key' | 'kind'> &
    Partial<Pick<NewFile, 'projectId' | 'userId' | 'sessionId' | 'type' | 'name'>>,
): Promise<void> {
  const { projectId } = file;
  // What belongs to the video of a project is its owner's.
  const userId =
    file.userId ??
    (projectId ? sql`(select ${projects.userId} from ${projects} where id = ${projectId})` : null);
  await db
    .insert(storedFiles)
    .values({ ...file, userId })
    .onConflictDoUpdate({
      target: storedFiles.key,
      set: { projectId: projectId ?? null, usedAt: sql`now()` },
    });
}

/** Writes down that a file lies in storage, whole. */
export async function noteStored(
  db: Database,
  key: string,
  fields: FileDetails & Partial<Pick<NewFile, 'problems' | 'bytes' | 'type' | 'sourceHash'>>,
): Promise<StoredFileRow | undefined> {
  const [row] = await db
    .update(storedFiles)
    .set({ storedAt: sql`now()`, ...fields })
    .where(eq(storedFiles.key, key))
    .returning();
  return row;
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
    .set({ projectId: null, sourceHash: null, usedAt: sql`now()` })
    .where(inArray(storedFiles.key, known));
}

/**
 * Files of the video of a project that is about to be deleted for good are nobody’s from now on: links to them ended
 * with the project, and must not work again once it is gone. The sweep removes them.
 */
export async function disownVideoFiles(db: Database, projectId: number): Promise<void> {
  await db.execute(sql`
    update stored_files set user_id = null, project_id = null
    where project_id = ${projectId} and kind not in ('upload', 'web', 'voice', 'preview')
  `);
}

/**
 * Whether signed links may still lead to a file: its owner is there, and the project it belongs to is
 * there and not deleted. One that was replaced a moment ago may be open in somebody's player.
 */
export async function isLinkable(db: Database, key: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from stored_files left join projects on projects.id = stored_files.project_id
    where key = ${key} and case
      when kind in ('upload', 'web', 'voice', 'preview') then
        kind <> 'upload' or stored_files.user_id is not null or session_id is not null
      when stored_files.project_id is null then
        stored_files.user_id is not null and used_at > now() - interval '10 minutes'
      else projects.deleted_at is null
    end
  `);
  return rows.length > 0;
}

/** Whose a file is, as far as it is a member's. */
export async function findFileOwner(db: Database, key: string): Promise<number | null> {
  const [row] = await db
    .select({ userId: storedFiles.userId })
    .from(storedFiles)
    .where(eq(storedFiles.key, key));
  return row?.userId ?? null;
}

/** The plan of a file's owner; nothing for a guest. Held until the transaction ends. */
export async function holdOwner(db: Database, owner: FileOwner) {
  if (!('userId' in owner)) {
    await db.execute(sql`select 1 from sessions where id = ${owner.sessionId} for update`);
    return undefined;
  }
  const [plan] = await db
    .select({ plan: users.plan, planUntil: users.planUntil, owner: isOwner })
    .from(users)
    .where(eq(users.id, owner.userId))
    .for('no key update');
  return plan;
}

/** What counts against somebody's room: what they brought, and copies made for them. */
const counted = inArray(storedFiles.kind, ['upload', 'web']);

export async function bytesOf(db: Database, owner: FileOwner): Promise<number> {
  const [sum] = await db
    .select({ bytes: sql`coalesce(sum(${storedFiles.bytes}), 0)`.mapWith(Number) })
    .from(storedFiles)
    .where(and(ownedBy(owner), counted, isNull(storedFiles.removedAt)));
  return sum?.bytes ?? 0;
}

/** What somebody brought, and has not removed. */
export const isUpload = (owner: FileOwner) =>
  and(
    ownedBy(owner),
    eq(storedFiles.kind, 'upload'),
    isNotNull(storedFiles.storedAt),
    isNull(storedFiles.removedAt),
  );

/** Copies of media on other sites that were made for somebody. */
export async function copiedBytesOf(db: Database, owner: FileOwner): Promise<number> {
  const [sum] = await db
    .select({ bytes: sql`coalesce(sum(${storedFiles.bytes}), 0)`.mapWith(Number) })
    .from(storedFiles)
    .where(and(ownedBy(owner), eq(storedFiles.kind, 'web')));
  return sum?.bytes ?? 0;
}

const byOrder: Readonly<Record<FileOrder, readonly SQL[]>> = {
  newest: [desc(storedFiles.id)],
  oldest: [asc(storedFiles.id)],
  name: [sql`lower(${storedFiles.name})`, desc(storedFiles.id)],
  largest: [desc(storedFiles.bytes), desc(storedFiles.id)],
  'most-used': [
    sql`(select count(distinct project_id) from file_references where target = ${storedFiles.key}) desc`,
    desc(storedFiles.id),
  ],
};

/** What somebody brought, a page of it. */
export async function listUploads(
  db: Database,
  owner: FileOwner,
  page: {
    readonly start: number;
    readonly most: number;
    /** 'image', or several: 'image,video'. */
    readonly type?: string | undefined;
    readonly search?: string;
    readonly folder?: string | undefined;
    readonly order?: FileOrder;
  },
) {
  const where = and(
    isUpload(owner),
    page.type
      ? or(...page.type.split(',').map((kind) => like(storedFiles.type, `${kind}/%`)))
      : undefined,
    page.search
      ? sql`position(lower(${page.search}) in lower(${storedFiles.name})) > 0`
      : undefined,
    page.folder === undefined ? undefined : eq(storedFiles.folder, page.folder),
  );
  const [rows, [total]] = await Promise.all([
    db
      .select()
      .from(storedFiles)
      .where(where)
      .orderBy(...byOrder[page.order ?? 'newest'])
      .limit(page.most)
      .offset(page.start),
    db.select({ files: count() }).from(storedFiles).where(where),
  ]);
  return { rows, total: total?.files ?? 0 };
}

/** Which of somebody's own projects use these files. That others use them too is not for them to know. */
export async function usesOf(
  db: Database,
  owner: FileOwner,
  keys: readonly string[],
): Promise<Map<string, FileUse[]>> {
  const uses = new Map<string, FileUse[]>();
  // Guests have files, but no projects that the server knows.
  if (keys.length === 0 || !('userId' in owner)) return uses;
  const rows = await db
    .selectDistinct({
      key: fileReferences.target,
      id: projects.id,
      title: sql<string>`coalesce(nullif(${projects.title}, ''), ${projects.name})`,
      category: projects.category,
    })
    .from(fileReferences)
    .innerJoin(projects, eq(projects.id, fileReferences.projectId))
    .where(and(inArray(fileReferences.target, [...keys]), eq(projects.userId, owner.userId)));
  for (const { key, ...use } of rows) uses.set(key, [...(uses.get(key) ?? []), use]);
  return uses;
}

/** What somebody brought that neither a project nor a video uses. What is new may be about to be used. */
const isUnused = (owner: FileOwner) =>
  and(
    isUpload(owner),
    sql`${storedFiles.createdAt} < now() - interval '1 minute'`,
    sql`not exists (select 1 from file_references where target = ${storedFiles.key})`,
  );
const maxCleaned = 5000;

export async function sumUnused(db: Database, owner: FileOwner) {
  const [sum] = await db
    .select({
      files: count(),
      bytes: sql`coalesce(sum(${storedFiles.bytes}), 0)`.mapWith(Number),
    })
    .from(storedFiles)
    .where(isUnused(owner));
  return { files: sum?.files ?? 0, bytes: sum?.bytes ?? 0 };
}

export async function listUnused(db: Database, owner: FileOwner): Promise<string[]> {
  const rows = await db
    .select({ key: storedFiles.key })
    .from(storedFiles)
    .where(isUnused(owner))
    .limit(maxCleaned);
  return rows.map(({ key }) => key);
}

/** A file that is still unused, held until the transaction ends. */
export async function lockUnused(
  db: Database,
  owner: FileOwner,
  key: string,
): Promise<StoredFileRow | undefined> {
  const [row] = await db
    .select()
    .from(storedFiles)
    .where(and(isUnused(owner), eq(storedFiles.key, key)))
    .for('update');
  return row;
}

export async function findStored(db: Database, key: string): Promise<StoredFileRow | undefined> {
  const [row] = await db
    .select()
    .from(storedFiles)
    .where(and(eq(storedFiles.key, key), isNotNull(storedFiles.storedAt)));
  return row;
}

/** What a guest brought is the member's from now on. */
export async function claimFiles(db: Database, sessionId: string, userId: number): Promise<void> {
  await db
    .update(storedFiles)
    .set({ userId, sessionId: null })
    .where(eq(storedFiles.sessionId, sessionId));
}

/** The copy of something on another site. Asking for it shows that it is of use. */
export async function findCopy(
  db: Database,
  sourceHash: string,
): Promise<StoredFileRow | undefined> {
  const [row] = await db
    .select()
    .from(storedFiles)
    .where(and(eq(storedFiles.sourceHash, sourceHash), isNotNull(storedFiles.storedAt)));
  if (row && Date.now() - row.usedAt.getTime() > dayMs) {
    await db.update(storedFiles).set({ usedAt: sql`now()` }).where(eq(storedFiles.key, row.key));
  }
  return row;
}

const dayMs = 86_400_000;
const piece = 200;

/**
 * Of no use any more:
 * - pieces of files that have arrived, or never will; small pictures and waveforms of files that are
 *   gone, unless a project shows them itself;
 * - what people brought, ten minutes after they removed it, once its owner is gone, or after 30 days in which nothing referred to it;
 *   copies from other sites too, or once a newer copy took their place; spoken lines likewise. Not
 *   while there are projects of which nobody has noted yet what they refer to;
 * - files of videos: of projects that are gone or videos that were replaced, of videos that were
 *   never finished, and pieces that no video used for two weeks. What a video under way is made of
 *   is needed, whichever project used it last.
 */
const isUseless = sql`case
  when kind = 'piece' then
    used_at < now() - interval '10 minutes'
    and not exists (select 1 from upload_pieces where upload_pieces.key = stored_files.key)
  when kind = 'preview' then
    used_at < now() - interval '1 hour'
    and not exists (
      select 1 from stored_files as whole
      where whole.thumb_key = stored_files.key or whole.peaks_key = stored_files.key
    )
    and not exists (select 1 from file_references where target = stored_files.key)
  when kind in ('upload', 'web', 'voice') then
    used_at < now() - interval '10 minutes' and (
      (kind = 'upload' and user_id is null and session_id is null)
      or (kind = 'upload' and removed_at < now() - interval '10 minutes')
      or (kind = 'web' and source_hash is null and not exists (
        select 1 from file_references where target = stored_files.key
      ))
      or stored_at is null and used_at < now() - interval '1 day'
      or (used_at < now() - interval '30 days' and not exists (
        select 1 from file_references
        where target = stored_files.key or target = stored_files.source_hash
      ) and not exists (select 1 from projects where not references_noted))
    )
  else (
    (project_id is null and used_at < now() - interval '10 minutes')
    or (kind <> 'video' and used_at < now() - interval '14 days')
    or (kind = 'video' and used_at < now() - interval '1 day' and not exists (
      select 1 from videos
      where videos.project_id = stored_files.project_id
        and (key in (videos.file_key, videos.poster_key, videos.preview_key, videos.clear_key)
          or position(key in videos.formats::text) > 0)
    ))
  ) and not (kind = 'media' and exists (
    select 1 from renders, jsonb_array_elements(renders.media) as used
    where renders.ended_at is null and position(used->>'hash' in key) > 0
  ))
end`;

/** Notes which files something refers to now: the 30 days begin when nothing does any more. */
export async function noteReferenced(db: Database): Promise<void> {
  await db.execute(sql`
    update stored_files set used_at = now()
    where kind in ('upload', 'web', 'voice') and used_at < now() - interval '1 day' and exists (
      select 1 from file_references
      where target = stored_files.key or target = stored_files.source_hash
    )
  `);
}

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
