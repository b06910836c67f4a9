import { feature } from '../feature.ts';
import { prepareParts } from '../uploads/feature.ts';
import { transcribeJob } from './transcribe-job.ts';
import { transcriptionData } from './transcription-data.ts';
import { createTranscriptionHandlers } from './transcription-handlers.ts';
import { TranscriptionService } from './transcription-service.ts';

export const transcriptionFeature = feature({
  handlers: ({ db, queue }) => createTranscriptionHandlers(new TranscriptionService({ db, queue })),
  jobs: [transcribeJob],
  jobHandlers: async ({ settings, db, storage }) => {
    const { createTranscribeHandler } = await import('./transcribe-handler.ts');
    const { createTranscription } = await import(
      '../../providers/transcription/create-transcription.ts'
    );
    const files = prepareParts({ settings, db, storage });
    return [createTranscribeHandler({ ...files, transcription: createTranscription(settings) })];
  },
  personalData: transcriptionData,
});
