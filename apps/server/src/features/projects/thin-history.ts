import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { stretchOfTime } from './stretch-of-time.ts';

/**
 * Thins out the restore points of a project as they age: one per minute of the last hour, one per
 * ten minutes of the last day, one per day of the last 30, then one per week; the first and the
 * newest always stay. After a day only whole copies are left of it.
 */
export async function thinHistory(db: Database, projectId: number): Promise<void> {
  await db.transaction(async (transaction) => {
    // Nobody may build on a revision while it goes.
    await transaction.execute(sql`select 1 from projects where id = ${projectId} for update`);
    await deleteCrowded(transaction, projectId);
    await emptyUnreachable(transaction, projectId);
    await deleteAged(transaction, projectId);
  });
}

/** Of several copies in one stretch of time the newest stays. */
async function deleteCrowded(db: Database, projectId: number): Promise<void> {
  await db.execute(sql`
    delete from project_snapshots where project_id = ${projectId} and revision in (
      select revision from (
        select revision,
          row_number() over (partition by replaced, ${stretchOfTime} order by revision desc) as place,
          min(revision) over () as first,
          max(revision) over () as newest
        from project_snapshots where project_id = ${projectId}
      ) placed
      where place > 1 and revision not in (first, newest)
    )
  `);
}

/**
 * Diffs behind a whole save whose copy has gone lead nowhere until the next copy. Their rows stay
 * for a day: they tell a repeated save from a new one.
 */
export async function emptyUnreachable(db: Database, projectId: number): Promise<void> {
  await db.execute(sql`
    update project_revisions changed set diff = null
    where project_id = ${projectId} and diff is not null and exists (
      select 1 from project_revisions gone
      where gone.project_id = ${projectId} and gone.revision < changed.revision
        and gone.diff is null
        and not exists (
          select 1 from project_snapshots kept
          where kept.project_id = ${projectId}
            and kept.revision between gone.revision and changed.revision
        )
    )
  `);
}

async function deleteAged(db: Database, projectId: number): Promise<void> {
  await db.execute(sql`
    delete from project_revisions
    where project_id = ${projectId}
      and revision < (
        select max(revision) from project_snapshots
        where project_id = ${projectId} and saved_at < now() - interval '1 day'
      )
      and revision not in (
        select revision from project_snapshots where project_id = ${projectId}
      )
  `);
}
