import { join } from 'node:path';
import { feature } from '../feature.ts';
import { drawVideoJob, finishVideoJob, planVideoJob } from './render-jobs.ts';
import { videoData } from './video-data.ts';
import { createVideoHandlers } from './video-handlers.ts';
import { createWatchHandlers } from './watch-handlers.ts';

export const videosFeature = feature({
  handlers: (parts) => ({ ...createVideoHandlers(parts), ...createWatchHandlers(parts) }),
  jobs: [planVideoJob, drawVideoJob, finishVideoJob],
  jobHandlers: async ({ settings, ...parts }) => {
    const { createVideoJobHandlers } = await import('./video-job-handlers.ts');
    return createVideoJobHandlers({
      ...parts,
      programs: {
        ffmpeg: settings.FFMPEG_PATH ?? 'ffmpeg',
        ffprobe: settings.FFPROBE_PATH ?? 'ffprobe',
      },
      workFolder: join(settings.DATA_DIR, 'work'),
    });
  },
  personalData: videoData,
});
