import { join } from 'node:path';
import { createCounter } from '../../rate-limit/counter.ts';
import { feature } from '../feature.ts';
import { noteOldReferencesJob } from './note-old-references-job.ts';
import { drawVideoJob, finishVideoJob, planVideoJob } from './render-jobs.ts';
import { videoData } from './video-data.ts';
import { createVideoHandlers } from './video-handlers.ts';
import { createWatchHandlers } from './watch-handlers.ts';

/** Mails about videos to one address that is not the account's own. */
export const recipientLimit = { most: 10, windowSeconds: 86_400 };

export const videosFeature = feature({
  handlers: (parts) => ({
    ...createVideoHandlers({
      ...parts,
      recipientLimit: createCounter(parts.pool, {
        name: 'video-mail:recipient',
        ...recipientLimit,
      }),
    }),
    ...createWatchHandlers(parts),
  }),
  jobs: [planVideoJob, drawVideoJob, finishVideoJob, noteOldReferencesJob],
  jobHandlers: async ({ settings, ...parts }) => {
    const { createVideoJobHandlers } = await import('./video-job-handlers.ts');
    const { createNoteOldReferencesHandler } = await import('./note-old-references.ts');
    const { sweepWorkFolders } = await import('../../data-dir/work-folder.ts');
    const workFolder = join(settings.DATA_DIR, 'work');
    sweepWorkFolders(workFolder, parts.stopping);
    const videoHandlers = createVideoJobHandlers({
      ...parts,
      programs: {
        ffmpeg: settings.FFMPEG_PATH ?? 'ffmpeg',
        ffprobe: settings.FFPROBE_PATH ?? 'ffprobe',
      },
      workFolder,
    });
    return [...videoHandlers, createNoteOldReferencesHandler(parts.db)];
  },
  personalData: videoData,
});
