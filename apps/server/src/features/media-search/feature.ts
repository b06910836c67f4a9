import { join } from 'node:path';
import { sharedSubjects } from '../../providers/background-removal/embedded-background-removal.ts';
import {
  createMediaProviders,
  mediaSettings,
} from '../../providers/media-search/create-media-providers.ts';
import { newestOf } from '../../settings/live-settings.ts';
import { feature } from '../feature.ts';
import { createMediaSearchHandlers } from './media-search-handlers.ts';
import { createMediaSearch } from './media-search-service.ts';
import { createPhotoFinder } from './photos/create-photo-finder.ts';

export const mediaSearchFeature = feature({
  handlers: ({ live, fetch, settings }) => {
    const search = newestOf(
      live.made(mediaSettings, (named) => createMediaSearch(createMediaProviders(named, fetch))),
    );
    const findPhotos = createPhotoFinder(search, {
      fetch,
      programs: {
        ffmpeg: settings.FFMPEG_PATH ?? 'ffmpeg',
        ffprobe: settings.FFPROBE_PATH ?? 'ffprobe',
      },
      workFolder: join(settings.DATA_DIR, 'work'),
      subjects: sharedSubjects,
    });
    return createMediaSearchHandlers(search, findPhotos);
  },
});
