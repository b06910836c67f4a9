import { z } from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

/** Makes a copy of a project in another language. It mostly waits for the model. */
export const translateJob = defineJob({
  name: 'translate-project',
  payload: z.object({ translationId: z.string() }),
  retryLimit: 4,
  timeoutSeconds: 3600,
  concurrency: 2,
  perPerson: 1,
});
