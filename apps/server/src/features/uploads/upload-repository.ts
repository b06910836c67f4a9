import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { uploadPieces, uploads } from '../../db/schema/index.ts';
import type { FileOwner } from '../guest-work/owner-of.ts';
import { roomKeptMinutes } from '../stored-files/address-room.ts';

export type UploadRow = typeof uploads.$inferSelect;

const ownedBy = (owner: FileOwner): SQL =>
  'userId' in owner ? eq(uploads.userId, owner.userId) : eq(uploads.sessionId, owner.sessionId);

export async function insertUpload(
  db: Database,
  owner: FileOwner,
  fields: { readonly name: string; readonly bytes: number },
): Promise<UploadRow> {
  const [row] = await db
    .insert(uploads)
    .values({ ...fields, ...owner })
    .returning();
  if (!row) throw new Error('The upload was not written down.');
  return row;
}

export async function findUpload(
  db: Database,
  owner: FileOwner,
  id: string,
): Promise<UploadRow | undefined> {
  const [row] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), ownedBy(owner)));
  return row;
}

/** An upload, whoever's it is. */
export async function findUploadRow(db: Database, id: string): Promise<UploadRow | undefined> {
  const [row] = await db.select().from(uploads).where(eq(uploads.id, id));
  return row;
}

/** The same, held until the transaction ends. */
export async function lockUploadRow(db: Database, id: string): Promise<UploadRow | undefined> {
  const [row] = await db.select().from(uploads).where(eq(uploads.id, id)).for('update');
  return row;
}

export async function updateUpload(
  db: Database,
  id: string,
  fields: Partial<Pick<UploadRow, 'state' | 'percent' | 'problem' | 'fileKey' | 'bytes'>>,
): Promise<void> {
  await db
    .update(uploads)
    .set({ ...fields, updatedAt: sql`now()` })
    .where(eq(uploads.id, id));
}

/** Removes an upload; its pieces go with the next sweep. */
export async function deleteUpload(db: Database, id: string): Promise<void> {
  await db.delete(uploads).where(eq(uploads.id, id));
}

/**
 * A piece lies in storage: it counts from now on. Says whether it does: another one may have taken
 * its place meanwhile.
 */
export async function addPiece(
  db: Database,
  piece: { uploadId: string; startByte: number; key: string; bytes: number },
): Promise<boolean> {
  const { uploadId, startByte, key, bytes } = piece;
  // One statement: a large file comes in hundreds of pieces, and each waits for the last. Nor is the disk waited
  // for: should the power go, the sender is told that the last piece is missing, and sends it again.
  const { rowCount } = await db.execute(sql`
    with moved as (
      update uploads set received_bytes = ${startByte + bytes}, updated_at = now()
      where id = ${uploadId} and received_bytes = ${startByte} and state = 'receiving'
        and (select set_config('synchronous_commit', 'off', true)) = 'off'
      returning id
    ), stored as (
      update stored_files set stored_at = now(), bytes = ${bytes} where key = ${key}
    )
    insert into upload_pieces (upload_id, start_byte, key)
    select id, ${startByte}::bigint, ${key} from moved
  `);
  return (rowCount ?? 0) > 0;
}

export async function listPieces(db: Database, uploadId: string): Promise<string[]> {
  const rows = await db
    .select({ key: uploadPieces.key })
    .from(uploadPieces)
    .where(eq(uploadPieces.uploadId, uploadId))
    .orderBy(asc(uploadPieces.startByte));
  return rows.map(({ key }) => key);
}

/** How much room somebody's files on their way need, and how many have not arrived; all but one. */
export async function uploadsUnderWay(
  db: Database,
  owner: FileOwner,
  except?: string,
): Promise<{ readonly bytes: number; readonly receiving: number }> {
  const isAwaited = sql`${uploads.updatedAt} > now() - make_interval(mins => ${roomKeptMinutes})`;
  const [sum] = await db
    .select({
      bytes:
        sql`coalesce(sum(case when ${isAwaited} then ${uploads.bytes} else ${uploads.receivedBytes} end), 0)`.mapWith(
          Number,
        ),
      receiving: sql`count(*) filter (where ${uploads.state} = 'receiving')`.mapWith(Number),
    })
    .from(uploads)
    .where(
      and(
        ownedBy(owner),
        ne(uploads.state, 'ready'),
        ne(uploads.state, 'failed'),
        except ? ne(uploads.id, except) : undefined,
      ),
    );
  return { bytes: sum?.bytes ?? 0, receiving: sum?.receiving ?? 0 };
}

/** What a guest was sending is the member's from now on. */
export async function claimUploads(db: Database, sessionId: string, userId: number): Promise<void> {
  await db.update(uploads).set({ userId, sessionId: null }).where(eq(uploads.sessionId, sessionId));
}

/** Uploads that nobody went on with for two days, or asked about for one. */
export async function forgetOldUploads(db: Database): Promise<void> {
  await db.execute(sql`
    delete from uploads where updated_at < now() - interval '2 days'
      or (state in ('ready', 'failed') and updated_at < now() - interval '1 day')
  `);
}

/** Pieces whose file is ready are of no use any more. */
export async function forgetPieces(db: Database, uploadId: string): Promise<string[]> {
  const rows = await db
    .delete(uploadPieces)
    .where(eq(uploadPieces.uploadId, uploadId))
    .returning({ key: uploadPieces.key });
  return rows.map(({ key }) => key);
}
