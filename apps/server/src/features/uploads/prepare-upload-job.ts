import { z } from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

/** Makes a file that has arrived ready: without metadata, in a format that videos can use, with previews. */
export const prepareUploadJob = defineJob({
  name: 'prepare-upload',
  payload: z.object({ uploadId: z.string() }),
  retryLimit: 3,
  timeoutSeconds: 3600,
  concurrency: 3,
  // Whoever sends a hundred files, or two that take an hour, leaves the others to everybody else.
  perPerson: 1,
});
