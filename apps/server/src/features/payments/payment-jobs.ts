import { z } from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

/** Holds our books and plans against what the service says, every night: an event may never have reached us. */
export const comparePaymentsJob = defineJob({
  name: 'compare-payments',
  payload: z.object({}),
  retryLimit: 3,
  timeoutSeconds: 3600,
  concurrency: 1,
  cron: '20 3 * * *',
});

/** Ends what somebody subscribed to, once their account is gone. */
export const endSubscriptionsJob = defineJob({
  name: 'end-subscriptions',
  payload: z.object({ customerId: z.string() }),
  retryLimit: 12,
  timeoutSeconds: 120,
  concurrency: 1,
});
