import { z } from 'zod';
import { defineJob } from '../../../jobs/define-job.ts';

/** Tells the owner by mail what affiliates wait for. */
export const mailOwnerJob = defineJob({
  name: 'mail-affiliate-desk',
  payload: z.object({}),
  retryLimit: 2,
  timeoutSeconds: 60,
  concurrency: 1,
  cron: '*/10 * * * *',
});
