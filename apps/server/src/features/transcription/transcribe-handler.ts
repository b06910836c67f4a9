import { handleJob, type JobHandler } from '../../jobs/define-job.ts';
import { type TranscribeParts, transcribeFile } from './transcribe-file.ts';
import { transcribeJob } from './transcribe-job.ts';
import { updateTranscription } from './transcription-repository.ts';

export function createTranscribeHandler(parts: TranscribeParts): JobHandler {
  return handleJob({
    job: transcribeJob,
    run: ({ transcriptionId }, { signal }) => transcribeFile(parts, transcriptionId, signal),
    giveUp: async ({ transcriptionId }) => {
      await updateTranscription(parts.db, transcriptionId, { state: 'failed' });
    },
  });
}
