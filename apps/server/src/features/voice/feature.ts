import { feature } from '../feature.ts';
import { voiceData } from './voice-data.ts';
import { createVoiceHandlers } from './voice-handlers.ts';
import { VoiceService } from './voice-service.ts';

export const voiceFeature = feature({
  handlers: ({ db, storage, speech, settings }) =>
    createVoiceHandlers(
      new VoiceService({
        ...{ db, storage, speech },
        programs: {
          ffmpeg: settings.FFMPEG_PATH ?? 'ffmpeg',
          ffprobe: settings.FFPROBE_PATH ?? 'ffprobe',
        },
      }),
    ),
  personalData: voiceData,
});
