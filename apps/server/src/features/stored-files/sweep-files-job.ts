import { z } from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

/** Removes files that are of no use any more. */
export const sweepFilesJob = defineJob({
  name: 'sweep-files',
  payload: z.object({}),
  retryLimit: 2,
  timeoutSeconds: 600,
  concurrency: 1,
  cron: '*/10 * * * *',
});
