import { feature } from '../feature.ts';
import { prepareParts } from '../uploads/feature.ts';
import { voiceData } from './voice-data.ts';
import { createVoiceHandlers } from './voice-handlers.ts';
import { VoiceService } from './voice-service.ts';

export const voiceFeature = feature({
  handlers: ({ db, storage, speech, settings }) => {
    const files = prepareParts({ settings, db, storage });
    return createVoiceHandlers(new VoiceService({ ...files, speech }), files);
  },
  personalData: voiceData,
});
