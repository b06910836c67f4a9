import { planOf } from '@reelwright/plans';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { countStored, findPlan } from './project-repository.ts';
import { emptyUnreachable } from './thin-history.ts';

const megabyte = 1_000_000;
/** However full the plan is, this much of the past is kept. */
const leastBytes = 5 * megabyte;

/**
 * Keeps what a member's projects were within the room of their plan, together with what they are: whatever is
 * oldest goes first, in whichever project. The newest whole copy of each, and what was changed since, stay.
 */
export async function trimHistory(db: Database, userId: number): Promise<void> {
  const { limits } = planOf({ ...(await findPlan(db, userId)), guest: false }, new Date());
  if (limits.projectMegabytes === null) return;
  const documents = (await countStored(db, userId)).bytes;
  const room = Math.max(leastBytes, limits.projectMegabytes * megabyte - documents);
  for (const { id, upTo } of await findBeyond(db, userId, room)) {
    await db.transaction((transaction) => dropHistory(transaction, id, upTo));
  }
}

/** Of each project that has some, the newest revision for which there is no room any more. */
async function findBeyond(db: Database, userId: number, room: number) {
  const { rows } = await db.execute<{ id: string; up_to: number }>(sql`
    with points as (
      select changes.project_id, changes.revision, changes.saved_at,
        coalesce(octet_length(changes.diff), 0) + coalesce(octet_length(copies.data), 0) as bytes,
        changes.revision >= projects.snapshot_revision as stays
      from projects
      join project_revisions changes on changes.project_id = projects.id
      left join project_snapshots copies
        on copies.project_id = changes.project_id and copies.revision = changes.revision
      where projects.user_id = ${userId}
    ), placed as (
      select *, sum(bytes) over (order by stays desc, saved_at desc, project_id, revision desc) as so_far
      from points
    )
    select project_id as id, max(revision) as up_to from placed
    where so_far > ${room} and not stays and bytes > 0
    group by project_id
  `);
  return rows.map(({ id, up_to }) => ({ id: Number(id), upTo: up_to }));
}

/** The rows stay for as long as they tell a repeated save from a new one; what they held goes. */
async function dropHistory(db: Database, projectId: number, upTo: number): Promise<void> {
  // Nobody may build on a revision while it goes. A project that is being saved is trimmed next time.
  const { rows } = await db.execute(
    sql`select 1 from projects where id = ${projectId} and snapshot_revision > ${upTo}
        for update skip locked`,
  );
  if (rows.length === 0) return;
  await db.execute(sql`
    delete from project_snapshots where project_id = ${projectId} and revision <= ${upTo}
  `);
  await db.execute(sql`
    update project_revisions set diff = null where project_id = ${projectId} and revision <= ${upTo}
  `);
  await emptyUnreachable(db, projectId);
}
