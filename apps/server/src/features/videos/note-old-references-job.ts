import { z } from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

/** Notes which files are used by projects and videos that were saved before that was noted. */
export const noteOldReferencesJob = defineJob({
  name: 'note-old-references',
  payload: z.object({}),
  retryLimit: 2,
  timeoutSeconds: 3600,
  concurrency: 1,
  cron: '*/5 * * * *',
});
