import { z } from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

const payload = z.object({ backupId: z.uuid() });

/** Writes database and files into one file, in the data folder or a bucket. */
export const makeBackupJob = defineJob({
  name: 'make-backup',
  payload,
  retryLimit: 2,
  timeoutSeconds: 6 * 3600,
  concurrency: 1,
});

/** Restores a backup into a scratch database and an empty folder, and tells what was there. */
export const rehearseBackupJob = defineJob({
  name: 'rehearse-backup',
  payload,
  retryLimit: 1,
  timeoutSeconds: 6 * 3600,
  concurrency: 1,
});

/** Asks for the daily backup, where one is wanted. */
export const dailyBackupJob = defineJob({
  name: 'daily-backup',
  payload: z.object({}),
  retryLimit: 3,
  timeoutSeconds: 300,
  concurrency: 1,
  cron: '23 3 * * *',
});
