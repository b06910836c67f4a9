import { z } from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

/** Turns a sound into text. One at a time: it takes a whole core and 300 MB. */
export const transcribeJob = defineJob({
  name: 'transcribe',
  payload: z.object({ transcriptionId: z.string() }),
  retryLimit: 3,
  timeoutSeconds: 4 * 3600,
  concurrency: 1,
});
