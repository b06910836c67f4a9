import { z } from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

/** Thins out the restore points of all projects, once a night. */
export const thinHistoryJob = defineJob({
  name: 'thin-project-history',
  payload: z.object({}),
  retryLimit: 2,
  timeoutSeconds: 4 * 3600,
  concurrency: 1,
  cron: '41 3 * * *',
});
