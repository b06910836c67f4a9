import { feature } from '../feature.ts';
import { createBackupHandlers } from './backup-handlers.ts';
import { dailyBackupJob, makeBackupJob, rehearseBackupJob } from './backup-jobs.ts';

export const backupsFeature = feature({
  handlers: createBackupHandlers,
  jobs: [makeBackupJob, rehearseBackupJob, dailyBackupJob],
  jobHandlers: async (parts) => {
    const { createBackupJobHandlers } = await import('./backup-job-handlers.ts');
    return createBackupJobHandlers(parts);
  },
});
