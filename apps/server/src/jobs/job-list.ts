import { sendMailJob } from '../features/mail/send-mail-job.ts';
import { sweepExpiredJob } from '../features/upkeep/sweep-expired-job.ts';
import type { JobDefinition } from './define-job.ts';

/** Every kind of job there is. */
export const jobList: readonly JobDefinition[] = [
  sendMailJob,
  sweepExpiredJob,
] as unknown as readonly JobDefinition[];
