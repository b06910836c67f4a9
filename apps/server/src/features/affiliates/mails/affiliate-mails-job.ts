import { z } from 'zod';
import { defineJob } from '../../../jobs/define-job.ts';

/** Tells affiliates by mail what happened since they last heard of it, as far as they want to. */
export const affiliateMailsJob = defineJob({
  name: 'affiliate-mails',
  payload: z.object({}),
  retryLimit: 2,
  timeoutSeconds: 300,
  concurrency: 1,
  cron: '*/10 * * * *',
});
