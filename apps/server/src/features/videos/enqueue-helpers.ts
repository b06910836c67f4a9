import type { Database } from '../../db/database.ts';
import type { Queue } from '../../jobs/queue.ts';
import { drawVideoJob, finishVideoJob } from './render-jobs.ts';
import {
  countOwnBefore,
  type RenderRow,
  sumFrames,
  updateActiveRender,
} from './render-repository.ts';

/** More workers than this do not help one video any further. */
const maxHelpers = 6;
/** The first helper of every video goes before the second of any. */
const secondHelper = -1000;

interface HelperParts {
  readonly db: Database;
  readonly queue: Queue;
}

/**
 * Asks workers to draw what is left of a video, or to finish it when nothing is. Somebody with many
 * videos waits longer for each of them, so that everybody gets their first one soon.
 */
export async function enqueueHelpers(parts: HelperParts, render: RenderRow): Promise<void> {
  const { db, queue } = parts;
  const { left } = await sumFrames(db, render.id);
  if (left === 0) return enqueueFinish(parts, render);
  for (let helper = 0; helper < Math.min(left, maxHelpers); helper += 1) {
    const priority = await priorityOf(db, render, helper);
    await queue.enqueue(db, drawVideoJob, { renderId: render.id, helper }, { priority });
  }
}

/** Lets others go first: this helper comes again when its turn does. */
export async function enqueueAgain(
  { db, queue }: HelperParts,
  render: RenderRow,
  helper: number,
): Promise<void> {
  const priority = await priorityOf(db, render, helper);
  await updateActiveRender(db, render.id, { queued: true });
  await queue.enqueue(db, drawVideoJob, { renderId: render.id, helper }, { priority });
}

export async function enqueueFinish(
  { db, queue }: HelperParts,
  render: Pick<RenderRow, 'id' | 'projectId' | 'createdAt'>,
): Promise<void> {
  const priority = -(await countOwnBefore(db, render));
  await queue.enqueue(db, finishVideoJob, { renderId: render.id }, { priority });
}

async function priorityOf(db: Database, render: RenderRow, helper: number): Promise<number> {
  const own = await countOwnBefore(db, render);
  return -own + (helper > 0 ? secondHelper : 0);
}
