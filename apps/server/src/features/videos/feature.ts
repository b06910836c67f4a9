import { join } from 'node:path';
import { feature } from '../feature.ts';
import { noteOldReferencesJob } from './note-old-references-job.ts';
import { drawVideoJob, finishVideoJob, planVideoJob } from './render-jobs.ts';
import { videoData } from './video-data.ts';
import { createVideoHandlers } from './video-handlers.ts';
import { createWatchHandlers } from './watch-handlers.ts';

export const videosFeature = feature({
  handlers: (parts) => ({ ...createVideoHandlers(parts), ...createWatchHandlers(parts) }),
  jobs: [planVideoJob, drawVideoJob, finishVideoJob, noteOldReferencesJob],
  jobHandlers: async ({ settings, ...parts }) => {
    const { createVideoJobHandlers } = await import('./video-job-handlers.ts');
    const { createNoteOldReferencesHandler } = await import('./note-old-references.ts');
    const videoHandlers = createVideoJobHandlers({
      ...parts,
      programs: {
        ffmpeg: settings.FFMPEG_PATH ?? 'ffmpeg',
        ffprobe: settings.FFPROBE_PATH ?? 'ffprobe',
      },
      workFolder: join(settings.DATA_DIR, 'work'),
    });
    return [...videoHandlers, createNoteOldReferencesHandler(parts.db)];
  },
  personalData: videoData,
});
