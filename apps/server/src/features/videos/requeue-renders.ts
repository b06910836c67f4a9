import type { Database } from '../../db/database.ts';
import type { Queue } from '../../jobs/queue.ts';
import { planVideoJob } from './render-jobs.ts';
import { listActiveRenderIds } from './render-repository.ts';

/** Gives every video under way a job again; one that has some already is still delivered only once. */
export async function requeueRenders(db: Database, queue: Queue): Promise<void> {
  for (const renderId of await listActiveRenderIds(db)) {
    await queue.enqueue(db, planVideoJob, { renderId });
  }
}
