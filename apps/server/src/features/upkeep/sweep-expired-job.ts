import { z } from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

/**
 * Removes what has run out: sessions, codes, used captchas, call counters, old activity and mails,
 * projects deleted long ago.
 */
export const sweepExpiredJob = defineJob({
  name: 'sweep-expired',
  payload: z.object({}),
  retryLimit: 2,
  timeoutSeconds: 300,
  concurrency: 1,
  cron: '17 * * * *',
});
