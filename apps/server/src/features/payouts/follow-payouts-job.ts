import { z } from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

/** Sends what affiliates asked for, where a service does that, and looks how far it is. */
export const followPayoutsJob = defineJob({
  name: 'follow-payouts',
  payload: z.object({}),
  retryLimit: 2,
  timeoutSeconds: 540,
  concurrency: 1,
  cron: '*/10 * * * *',
});
