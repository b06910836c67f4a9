import { sendMailJob } from '../features/mail/send-mail-job.ts';
import { thinHistoryJob } from '../features/projects/thin-history-job.ts';
import { sendResetCodeJob } from '../features/sign-in/send-reset-code-job.ts';
import { sweepFilesJob } from '../features/stored-files/sweep-files-job.ts';
import { sweepExpiredJob } from '../features/upkeep/sweep-expired-job.ts';
import { uploadVideoJob } from '../features/video-site/upload-video-job.ts';
import { drawVideoJob, finishVideoJob, planVideoJob } from '../features/videos/render-jobs.ts';
import type { JobDefinition } from './define-job.ts';

/** Every kind of job there is. */
export const jobList: readonly JobDefinition[] = [
  sendMailJob,
  sendResetCodeJob,
  sweepExpiredJob,
  thinHistoryJob,
  planVideoJob,
  drawVideoJob,
  finishVideoJob,
  sweepFilesJob,
  uploadVideoJob,
] as unknown as readonly JobDefinition[];
