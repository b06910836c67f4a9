import { z } from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

/**
 * Mails a code for a new password, if the address has an account. A job even when it has none: the
 * call that asks then does the same work for every address, so its time tells nothing.
 */
export const sendResetCodeJob = defineJob({
  name: 'send-reset-code',
  payload: z.object({ email: z.string() }),
  retryLimit: 5,
  timeoutSeconds: 30,
  concurrency: 2,
  // Addresses that people typed are nobody's business once they were looked up.
  keepSeconds: 60,
});
