import { and, asc, count, desc, eq, inArray, max, sql, sum } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { ownKnowledge, ownKnowledgeFiles } from '../../../db/schema/index.ts';
import type { KnowledgeKind } from '../../../knowledge-files/knowledge-kind.ts';
import type { EntryProblem } from '../../../knowledge-files/read-own-entry.ts';

export type OwnRow = typeof ownKnowledge.$inferSelect;

interface NewEntry {
  readonly kind: KnowledgeKind;
  readonly name: string;
  readonly text: string;
  readonly file?: string | null;
  readonly fileHash?: string | null;
  readonly credit?: OwnRow['credit'];
  readonly isFromModel?: boolean;
}

/** Numbers that change with every change to what is kept: rows never get an old id, and revisions only go up. */
export async function fingerprintOfOwn(db: Database): Promise<string> {
  const [row] = await db
    .select({ rows: count(), revisions: sum(ownKnowledge.revision), newest: max(ownKnowledge.id) })
    .from(ownKnowledge);
  return `${row?.rows} ${row?.revisions} ${row?.newest}`;
}

export function listOwn(db: Database): Promise<OwnRow[]> {
  return db.select().from(ownKnowledge).orderBy(asc(ownKnowledge.key), asc(ownKnowledge.kind));
}

export async function findOwn(db: Database, id: number): Promise<OwnRow | undefined> {
  const [row] = await db.select().from(ownKnowledge).where(eq(ownKnowledge.id, id));
  return row;
}

export async function findOwnByName(
  db: Database,
  kind: KnowledgeKind,
  name: string,
): Promise<OwnRow | undefined> {
  const [row] = await db
    .select()
    .from(ownKnowledge)
    .where(and(eq(ownKnowledge.kind, kind), eq(ownKnowledge.key, keyOf(name))));
  return row;
}

export async function countOwn(db: Database): Promise<number> {
  const [row] = await db.select({ rows: count() }).from(ownKnowledge);
  return row?.rows ?? 0;
}

/** Writes an entry, in the place of the one that is called so. */
export async function putOwn(db: Database, entry: NewEntry): Promise<number> {
  const { file = null, fileHash = null, credit = null, isFromModel = false } = entry;
  const values = { ...entry, file, fileHash, credit, isFromModel, key: keyOf(entry.name) };
  const [row] = await db
    .insert(ownKnowledge)
    .values(values)
    .onConflictDoUpdate({
      target: [ownKnowledge.kind, ownKnowledge.key],
      set: { ...values, revision: sql`${ownKnowledge.revision} + 1`, updatedAt: sql`now()` },
    })
    .returning({ id: ownKnowledge.id });
  if (!row) throw new Error('The entry was not kept.');
  return row.id;
}

/** Changes an entry, its name too. False where somebody else changed it meanwhile. */
export async function changeOwn(
  db: Database,
  id: number,
  revision: number,
  { name, text }: Pick<NewEntry, 'name' | 'text'>,
): Promise<boolean> {
  const changed = await db
    .update(ownKnowledge)
    .set({
      name,
      text,
      key: keyOf(name),
      revision: sql`${ownKnowledge.revision} + 1`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(ownKnowledge.id, id), eq(ownKnowledge.revision, revision)))
    .returning({ id: ownKnowledge.id });
  return changed.length > 0;
}

export async function removeOwn(db: Database, ids: readonly number[]): Promise<number> {
  const gone = await db
    .delete(ownKnowledge)
    .where(inArray(ownKnowledge.id, [...ids]))
    .returning({ id: ownKnowledge.id });
  return gone.length;
}

/** Notes that a file is being taken in; false where that was done before. */
export async function noteFileTaken(db: Database, file: string, stamp: string): Promise<boolean> {
  const noted = await db
    .insert(ownKnowledgeFiles)
    .values({ file, stamp, problems: [] })
    .onConflictDoNothing()
    .returning({ file: ownKnowledgeFiles.file });
  return noted.length > 0;
}

export async function noteFileProblems(
  db: Database,
  file: string,
  stamp: string,
  problems: readonly EntryProblem[],
): Promise<void> {
  await db
    .update(ownKnowledgeFiles)
    .set({ problems })
    .where(and(eq(ownKnowledgeFiles.file, file), eq(ownKnowledgeFiles.stamp, stamp)));
}

/** A file that is gone has nothing wrong with it. */
export async function forgetFile(db: Database, file: string): Promise<void> {
  await db.delete(ownKnowledgeFiles).where(eq(ownKnowledgeFiles.file, file));
}

/** What could not be read of each file, as it was taken in last. */
export async function listFileProblems(
  db: Database,
): Promise<readonly (EntryProblem & { readonly file: string })[]> {
  const rows = await db
    .selectDistinctOn([ownKnowledgeFiles.file])
    .from(ownKnowledgeFiles)
    .orderBy(asc(ownKnowledgeFiles.file), desc(ownKnowledgeFiles.takenAt));
  return rows.flatMap(({ file, problems }) => problems.map((problem) => ({ file, ...problem })));
}

function keyOf(name: string): string {
  return name.trim().toLowerCase();
}
