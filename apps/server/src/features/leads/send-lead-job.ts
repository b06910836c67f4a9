import { z } from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

/** Tells the owner's webhook of somebody who confirmed their address. */
export const sendLeadJob = defineJob({
  name: 'send-lead',
  payload: z.object({ leadId: z.string() }),
  retryLimit: 10,
  timeoutSeconds: 60,
  concurrency: 4,
  perPerson: 1,
});
