import { feature } from '../feature.ts';
import { fileData } from './file-data.ts';
import { createStoredFileHandlers } from './stored-file-handlers.ts';
import { claimFiles } from './stored-file-repository.ts';
import { sweepFilesJob } from './sweep-files-job.ts';

export const storedFilesFeature = feature({
  handlers: createStoredFileHandlers,
  jobs: [sweepFilesJob],
  jobHandlers: async (parts) => {
    const { createSweepFilesHandler } = await import('./sweep-files-handler.ts');
    return [createSweepFilesHandler(parts)];
  },
  personalData: fileData,
  claimGuestWork: claimFiles,
});
