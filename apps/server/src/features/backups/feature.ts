import { join } from 'node:path';
import { feature } from '../feature.ts';
import { createBackupHandlers } from './backup-handlers.ts';
import { dailyBackupJob, makeBackupJob, rehearseBackupJob } from './backup-jobs.ts';

export const backupsFeature = feature({
  handlers: ({ db, queue }) => createBackupHandlers({ db, queue }),
  jobs: [makeBackupJob, rehearseBackupJob, dailyBackupJob],
  jobHandlers: async ({ settings, ...parts }) => {
    const { createBackupJobHandlers } = await import('./backup-job-handlers.ts');
    return createBackupJobHandlers({ ...parts, folder: join(settings.DATA_DIR, 'backups') });
  },
});
