import { handleJob, type JobHandler } from '../../jobs/define-job.ts';
import { type PrepareParts, prepareUpload } from './prepare-upload.ts';
import { prepareUploadJob } from './prepare-upload-job.ts';
import { updateUpload } from './upload-repository.ts';

const givenUpMessage =
  'We couldn’t make this file ready. Please try again; if it fails once more, try another copy of it.';

export function createPrepareUploadHandler(parts: PrepareParts): JobHandler {
  return handleJob({
    job: prepareUploadJob,
    run: ({ uploadId }, { signal }) => prepareUpload(parts, uploadId, signal),
    giveUp: ({ uploadId }) =>
      updateUpload(parts.db, uploadId, { state: 'failed', problem: givenUpMessage }),
  });
}
