import { createCounter } from '../../rate-limit/counter.ts';
import { feature } from '../feature.ts';
import { prepareParts } from '../uploads/feature.ts';
import { voiceData } from './voice-data.ts';
import { createVoiceHandlers } from './voice-handlers.ts';
import { sampleLimit, VoiceService } from './voice-service.ts';

export const voiceFeature = feature({
  handlers: ({ db, storage, speech, settings, pool }) => {
    const files = prepareParts({ settings, db, storage });
    const samples = createCounter(pool, { name: 'voice-sample', ...sampleLimit });
    return createVoiceHandlers(new VoiceService({ ...files, speech, samples }), files);
  },
  personalData: voiceData,
});
