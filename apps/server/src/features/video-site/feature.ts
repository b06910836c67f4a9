import { feature } from '../feature.ts';
import { channelData } from './channel-data.ts';
import { uploadVideoJob } from './upload-video-job.ts';
import { createVideoSiteHandlers } from './video-site-handlers.ts';

export const videoSiteFeature = feature({
  handlers: createVideoSiteHandlers,
  jobs: [uploadVideoJob],
  jobHandlers: async (parts) => {
    const { createUploadVideoHandler } = await import('./upload-video-handler.ts');
    return [createUploadVideoHandler(parts)];
  },
  personalData: channelData,
});
