import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { projectSnapshots } from '../../db/schema/index.ts';
import { insertSnapshot } from './revision-repository.ts';

/**
 * Keeps a whole copy of a revision that was committed before, and notes on the project how much was
 * changed since. The project may have gone on meanwhile, or be gone.
 */
export async function keepSnapshot(
  db: Database,
  snapshot: typeof projectSnapshots.$inferInsert,
): Promise<void> {
  const { projectId, revision, savedAt } = snapshot;
  await db.transaction(async (transaction) => {
    const { rowCount } = await transaction.execute(sql`
      update projects set
        snapshot_revision = ${revision},
        snapshot_at = ${savedAt.toISOString()}::timestamptz,
        diff_bytes = (
          select coalesce(sum(length(diff)), 0) from project_revisions
          where project_id = ${projectId} and revision > ${revision}
        )
      where id = ${projectId} and snapshot_revision < ${revision}
    `);
    if (rowCount) await insertSnapshot(transaction, snapshot);
  });
}
