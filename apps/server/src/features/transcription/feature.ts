import { createEmbeddedAlignment } from '../../providers/transcription/embedded/embedded-transcription.ts';
import { newestOf } from '../../settings/live-settings.ts';
import { feature } from '../feature.ts';
import { prepareParts } from '../uploads/feature.ts';
import { transcribeJob } from './transcribe-job.ts';
import { transcriptionData } from './transcription-data.ts';
import { createTranscriptionHandlers } from './transcription-handlers.ts';
import { TranscriptionService } from './transcription-service.ts';

export const transcriptionFeature = feature({
  handlers: ({ settings, db, queue, storage }) =>
    createTranscriptionHandlers(new TranscriptionService({ db, queue }), {
      ...prepareParts({ settings, db, storage }),
      alignment: createEmbeddedAlignment(),
    }),
  jobs: [transcribeJob],
  jobHandlers: async ({ settings, live, db, storage }) => {
    const { createTranscribeHandler } = await import('./transcribe-handler.ts');
    const { createTranscription, transcriptionSettings } = await import(
      '../../providers/transcription/create-transcription.ts'
    );
    const files = prepareParts({ settings, db, storage });
    const transcription = newestOf(live.made(transcriptionSettings, createTranscription));
    return [createTranscribeHandler({ ...files, transcription })];
  },
  personalData: transcriptionData,
});
