import { and, count, eq, gte, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { transcriptions } from '../../db/schema/index.ts';

export type TranscriptionRow = typeof transcriptions.$inferSelect;

/** Months are counted in UTC, everywhere. */
const thisMonth = sql`date_trunc('month', now() at time zone 'utc') at time zone 'utc'`;

const isActive = inArray(transcriptions.state, ['waiting', 'running']);

export async function findTranscription(
  db: Database,
  userId: number,
  fileKey: string,
): Promise<TranscriptionRow | undefined> {
  const [row] = await db
    .select()
    .from(transcriptions)
    .where(and(eq(transcriptions.userId, userId), eq(transcriptions.fileKey, fileKey)));
  return row;
}

export async function transcriptionById(
  db: Database,
  id: string,
): Promise<TranscriptionRow | undefined> {
  const [row] = await db.select().from(transcriptions).where(eq(transcriptions.id, id));
  return row;
}

export async function insertTranscription(
  db: Database,
  fields: Pick<TranscriptionRow, 'userId' | 'fileKey' | 'seconds'>,
): Promise<TranscriptionRow> {
  const [row] = await db.insert(transcriptions).values(fields).returning();
  if (!row) throw new Error('The transcription was not written down.');
  return row;
}

export async function updateTranscription(
  db: Database,
  id: string,
  fields: Partial<Pick<TranscriptionRow, 'state' | 'percent' | 'words' | 'seconds'>>,
): Promise<void> {
  await db.update(transcriptions).set(fields).where(eq(transcriptions.id, id));
}

/** How far it is. Whoever tells it late, behind the result, undoes nothing; false: it is not worked on any more. */
export async function noteProgress(db: Database, id: string, percent: number): Promise<boolean> {
  const rows = await db
    .update(transcriptions)
    .set({ state: 'running', percent })
    .where(and(eq(transcriptions.id, id), isActive))
    .returning({ id: transcriptions.id });
  return rows.length > 0;
}

export async function deleteTranscription(db: Database, id: string): Promise<void> {
  await db.delete(transcriptions).where(eq(transcriptions.id, id));
}

/** Seconds of sound that were, or will be, turned into text for a member this month. */
export async function secondsTranscribed(db: Database, userId: number): Promise<number> {
  const [sum] = await db
    .select({ total: sql`coalesce(sum(${transcriptions.seconds}), 0)`.mapWith(Number) })
    .from(transcriptions)
    .where(
      and(
        eq(transcriptions.userId, userId),
        gte(transcriptions.createdAt, thisMonth),
        ne(transcriptions.state, 'failed'),
      ),
    );
  return sum?.total ?? 0;
}

export async function countActive(db: Database, userId: number): Promise<number> {
  const [sum] = await db
    .select({ active: count() })
    .from(transcriptions)
    .where(and(eq(transcriptions.userId, userId), isActive));
  return sum?.active ?? 0;
}
