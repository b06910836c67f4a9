import { createGuardedFetch } from '../../guarded-fetch/create-guarded-fetch.ts';
import type { Settings } from '../../settings/read-settings.ts';
import { createEmbeddedSpeech } from './embedded/embedded-speech.ts';
import { createEspeakSpeech } from './espeak-speech.ts';
import { createGoogleSpeech } from './google-speech.ts';
import { createOpenaiSpeech } from './openai-speech.ts';
import { severalSpeakers } from './several-speakers.ts';
import { createStudioSpeech } from './studio/studio-speech.ts';
import type { TextToSpeech } from './text-to-speech-port.ts';
import { withMoreLanguages } from './with-more-languages.ts';
import { withStudioVoices } from './with-studio-voices.ts';

export const speechSettings = [
  'TTS_GOOGLE_KEY',
  'TTS_GOOGLE_ADDRESS',
  'TTS_OPENAI_KEY',
  'TTS_OPENAI_ADDRESS',
  'TTS_OPENAI_MODEL',
  'TTS_OPENAI_VOICES',
  'STUDIO_VOICE',
  'FFMPEG_PATH',
] as const;
type SpeechSettings = Partial<Pick<Settings, (typeof speechSettings)[number]>>;

const googleAddress = 'https://texttospeech.googleapis.com';
const openaiAddress = 'https://api.openai.com/v1';

/**
 * The voices of this installation: of a service that the operator has set up, or those that come along.
 * @param speakers how many lines those that come along speak at a time; each takes 400 MB while it speaks.
 */
export function createTextToSpeech(settings: SpeechSettings = {}, speakers = 1): TextToSpeech {
  const { TTS_GOOGLE_KEY, TTS_OPENAI_KEY, FFMPEG_PATH } = settings;
  const ffmpeg = FFMPEG_PATH ?? 'ffmpeg';
  if (TTS_GOOGLE_KEY) {
    const address = settings.TTS_GOOGLE_ADDRESS ?? googleAddress;
    return createGoogleSpeech({ ...serviceAt(address), key: TTS_GOOGLE_KEY, ffmpeg });
  }
  if (TTS_OPENAI_KEY || settings.TTS_OPENAI_ADDRESS) {
    return createOpenaiSpeech({
      ...serviceAt(settings.TTS_OPENAI_ADDRESS ?? openaiAddress),
      key: TTS_OPENAI_KEY,
      ffmpeg,
      ...(settings.TTS_OPENAI_MODEL && { model: settings.TTS_OPENAI_MODEL }),
      ...(settings.TTS_OPENAI_VOICES && { voiceNames: settings.TTS_OPENAI_VOICES }),
    });
  }
  const quick = severalSpeakers(speakers, createEmbeddedSpeech);
  return withMoreLanguages(
    settings.STUDIO_VOICE === false ? quick : withStudioVoices(quick, createStudioSpeech()),
    createEspeakSpeech({ program: 'espeak-ng', ffmpeg }),
  );
}

/** Another address is the operator's choice, so it may stand on their own network. */
function serviceAt(address: string) {
  const guardedFetch = createGuardedFetch({ allowOrigin: new URL(address).origin });
  return { address, guardedFetch };
}
