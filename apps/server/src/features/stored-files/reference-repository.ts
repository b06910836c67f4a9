import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { fileReferences, projects, videos } from '../../db/schema/index.ts';

export type ReferencePlace = (typeof fileReferences.$inferSelect)['place'];

/** A project, or its published video, uses these from now on too. */
export async function addReferences(
  db: Database,
  projectId: number,
  place: ReferencePlace,
  targets: ReadonlySet<string>,
): Promise<void> {
  if (targets.size === 0) return;
  await db
    .insert(fileReferences)
    .values(Array.from(targets, (target) => ({ projectId, place, target })))
    .onConflictDoNothing();
}

/** It uses these and no others. */
export async function replaceReferences(
  db: Database,
  projectId: number,
  place: ReferencePlace,
  targets: ReadonlySet<string>,
): Promise<void> {
  await db
    .delete(fileReferences)
    .where(
      and(
        eq(fileReferences.projectId, projectId),
        eq(fileReferences.place, place),
        sql`${fileReferences.target} <> all(${sql.param([...targets])}::text[])`,
      ),
    );
  await addReferences(db, projectId, place, targets);
}

/** Whose published video shows something on another site; nothing when no video does. */
export async function findPublisherOf(db: Database, target: string): Promise<number | undefined> {
  const [row] = await db
    .select({ userId: projects.userId })
    .from(fileReferences)
    .innerJoin(projects, eq(projects.id, fileReferences.projectId))
    .innerJoin(videos, eq(videos.projectId, fileReferences.projectId))
    .where(
      and(
        eq(fileReferences.target, target),
        eq(fileReferences.place, 'video'),
        eq(videos.audience, 'link'),
        sql`${projects.deletedAt} is null`,
      ),
    )
    .limit(1);
  return row?.userId;
}
