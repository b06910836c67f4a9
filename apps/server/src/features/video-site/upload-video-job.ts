import { z } from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

/** Sends a finished video to its member's channel. */
export const uploadVideoJob = defineJob({
  name: 'upload-video',
  /** The file it is about: a newer one has a job of its own. */
  payload: z.object({ projectId: z.number(), fileKey: z.string() }),
  retryLimit: 10,
  timeoutSeconds: 6 * 3600,
  concurrency: 2,
  // An upload may take hours: a place is left for others.
  perPerson: 1,
});
