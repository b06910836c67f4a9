import { and, asc, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { projects } from '../../db/schema/index.ts';
import { disownVideoFiles } from '../stored-files/stored-file-repository.ts';
import { keptDeletedDays } from './remove-service.ts';
import { thinHistory } from './thin-history.ts';

/**
 * What was deleted long enough ago is really gone: revisions and copies go with their project.
 * So do their videos, whose files are then swept up (`features/videos`).
 */
export async function purgeDeletedProjects(db: Database): Promise<void> {
  const isOver = lt(projects.deletedAt, sql`now() - make_interval(days => ${keptDeletedDays})`);
  await db.transaction(async (transaction) => {
    const { rows } = await transaction.execute<{ id: string }>(
      sql`select id from ${projects} where ${isOver} for update`,
    );
    for (const { id } of rows) await disownVideoFiles(transaction, Number(id));
    await transaction.delete(projects).where(isOver);
  });
}

const pieceSize = 500;

/**
 * Thins out what has aged since it was last changed. The last thing that age does to a project is
 * when its newest points are 30 days old; after twice that, nothing is left to do.
 */
export async function thinAllHistories(db: Database, signal: AbortSignal): Promise<void> {
  for (let last = 0, size = pieceSize; size === pieceSize && !signal.aborted; ) {
    const piece = await db
      .select({ id: projects.id })
      .from(projects)
      .where(and(gt(projects.id, last), gt(projects.updatedAt, sql`now() - interval '60 days'`)))
      .orderBy(asc(projects.id))
      .limit(pieceSize);
    for (const { id } of piece) {
      if (signal.aborted) return;
      await thinHistory(db, id);
    }
    last = piece.at(-1)?.id ?? last;
    size = piece.length;
  }
}
