import { and, asc, desc, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { projectRevisions, projectSnapshots } from '../../db/schema/index.ts';

export type NewRevision = typeof projectRevisions.$inferInsert;

export async function insertRevision(db: Database, revision: NewRevision): Promise<void> {
  await db.insert(projectRevisions).values(revision);
}

/** The revision that a save made, if it was accepted before. */
export async function findChange(
  db: Database,
  projectId: number,
  changeId: string,
): Promise<{ revision: number; savedAt: Date } | undefined> {
  const [row] = await db
    .select({ revision: projectRevisions.revision, savedAt: projectRevisions.savedAt })
    .from(projectRevisions)
    .where(and(eq(projectRevisions.projectId, projectId), eq(projectRevisions.changeId, changeId)));
  return row;
}

export async function findRevision(db: Database, projectId: number, revision: number) {
  const [row] = await db
    .select({ title: projectRevisions.title })
    .from(projectRevisions)
    .where(and(eq(projectRevisions.projectId, projectId), eq(projectRevisions.revision, revision)));
  return row;
}

/** The diffs after one revision up to another, oldest first; undefined where one is missing. */
export async function readDiffs(
  db: Database,
  projectId: number,
  after: number,
  upTo: number,
): Promise<string[] | undefined> {
  if (after === upTo) return [];
  const rows = await db
    .select({ diff: projectRevisions.diff })
    .from(projectRevisions)
    .where(
      and(
        eq(projectRevisions.projectId, projectId),
        gt(projectRevisions.revision, after),
        lte(projectRevisions.revision, upTo),
      ),
    )
    .orderBy(asc(projectRevisions.revision));
  const diffs = rows.flatMap(({ diff }) => (diff === null ? [] : [diff]));
  return diffs.length === upTo - after ? diffs : undefined;
}

export async function insertSnapshot(
  db: Database,
  snapshot: typeof projectSnapshots.$inferInsert,
): Promise<void> {
  await db.insert(projectSnapshots).values(snapshot).onConflictDoNothing();
}

/** Keeps a copy apart from those that follow it, since a restore has put them in its place. */
export async function markReplaced(
  db: Database,
  projectId: number,
  revision: number,
): Promise<void> {
  await db
    .update(projectSnapshots)
    .set({ replaced: true })
    .where(and(eq(projectSnapshots.projectId, projectId), eq(projectSnapshots.revision, revision)));
}

/** The newest whole copy at a revision or before it. */
export async function findSnapshot(db: Database, projectId: number, upTo: number) {
  const [row] = await db
    .select({
      revision: projectSnapshots.revision,
      data: projectSnapshots.data,
      bytes: projectRevisions.bytes,
      letters: projectRevisions.letters,
    })
    .from(projectSnapshots)
    .innerJoin(
      projectRevisions,
      and(
        eq(projectRevisions.projectId, projectSnapshots.projectId),
        eq(projectRevisions.revision, projectSnapshots.revision),
      ),
    )
    .where(and(eq(projectSnapshots.projectId, projectId), lte(projectSnapshots.revision, upTo)))
    .orderBy(desc(projectSnapshots.revision))
    .limit(1);
  return row;
}
