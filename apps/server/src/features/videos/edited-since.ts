import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { projects, renders, videos } from '../../db/schema/index.ts';

/** Which of these films were changed after their video was made; one being made now counts, a new name does not. */
export async function findEditedSince(
  db: Database,
  projectIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (projectIds.length === 0) return new Set();
  const shown = sql<number>`coalesce(max(${renders.revision}), ${videos.revision})`;
  const rows = await db
    .select({ id: projects.id })
    .from(videos)
    .innerJoin(projects, eq(projects.id, videos.projectId))
    .leftJoin(renders, and(eq(renders.projectId, videos.projectId), isNull(renders.endedAt)))
    .where(
      and(
        inArray(videos.projectId, [...projectIds]),
        or(
          lt(videos.revision, projects.contentRevision),
          lt(renders.revision, projects.contentRevision),
        ),
      ),
    )
    .groupBy(projects.id, videos.projectId)
    .having(sql`${shown} < ${projects.contentRevision}`);
  return new Set(rows.map(({ id }) => id));
}
