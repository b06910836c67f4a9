import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { stretchOfTime } from './stretch-of-time.ts';

interface RestorePoint {
  readonly revision: number;
  readonly savedAt: Date;
  readonly title: string;
  readonly frames: number;
  readonly bytes: number;
}

/** What a project can be taken back to, newest first: the newest of each stretch of time. */
export async function listRestorePoints(db: Database, projectId: number): Promise<RestorePoint[]> {
  const { rows } = await db.execute<{
    revision: number;
    saved_at: string;
    title: string;
    frames: number;
    bytes: number;
  }>(sql`
    select revision, saved_at, title, frames, bytes from (
      select points.*,
        row_number() over (partition by replaced, ${stretchOfTime} order by revision desc) as place,
        min(revision) over () as first
      from (
        select changes.*, coalesce(copies.replaced, false) as replaced
        from project_revisions changes
        left join (select project_id, revision, replaced from project_snapshots) copies
          using (project_id, revision)
        where project_id = ${projectId} and (changes.diff is not null or copies.revision is not null)
      ) points
    ) placed
    where place = 1 or revision = first
    order by revision desc
  `);
  return rows.map(({ saved_at, ...point }) => ({ ...point, savedAt: new Date(saved_at) }));
}
