import { join } from 'node:path';
import type { Settings } from '../../settings/read-settings.ts';
import { feature } from '../feature.ts';
import type { StoredFileParts } from '../stored-files/store-file.ts';
import type { PrepareParts } from './prepare-upload.ts';
import { prepareUploadJob } from './prepare-upload-job.ts';
import { createUploadHandlers } from './upload-handlers.ts';
import { claimUploads } from './upload-repository.ts';

export const uploadsFeature = feature({
  handlers: ({ settings, db, storage, queue }) =>
    createUploadHandlers({ queue, ...prepareParts({ settings, db, storage }) }),
  jobs: [prepareUploadJob],
  jobHandlers: async ({ settings, db, storage }) => {
    const { createPrepareUploadHandler } = await import('./prepare-upload-handler.ts');
    return [createPrepareUploadHandler(prepareParts({ settings, db, storage }))];
  },
  claimGuestWork: claimUploads,
});

/** What making files ready needs, from the settings. */
export function prepareParts({
  settings,
  ...parts
}: StoredFileParts & { readonly settings: Settings }): PrepareParts {
  return {
    ...parts,
    programs: {
      ffmpeg: settings.FFMPEG_PATH ?? 'ffmpeg',
      ffprobe: settings.FFPROBE_PATH ?? 'ffprobe',
      heifConvert: settings.HEIF_CONVERT_PATH,
    },
    workFolder: join(settings.DATA_DIR, 'work'),
  };
}
