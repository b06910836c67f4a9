import type { Database } from '../../db/database.ts';
import { handleJob, type JobHandler } from '../../jobs/define-job.ts';
import { thinAllHistories } from './project-upkeep.ts';
import { thinHistoryJob } from './thin-history-job.ts';

export function createThinHistoryHandler(db: Database): JobHandler {
  return handleJob({
    job: thinHistoryJob,
    run: (_payload, { signal }) => thinAllHistories(db, signal),
  });
}
