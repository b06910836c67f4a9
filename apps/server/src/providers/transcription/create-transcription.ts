import { createGuardedFetch } from '../../guarded-fetch/create-guarded-fetch.ts';
import type { Settings } from '../../settings/read-settings.ts';
import { createEmbeddedTranscription } from './embedded/embedded-transcription.ts';
import { createOpenaiTranscription } from './openai-transcription.ts';
import type { Transcription } from './transcription-port.ts';

const openaiAddress = 'https://api.openai.com/v1';

export const transcriptionSettings = [
  'STT_OPENAI_KEY',
  'STT_OPENAI_ADDRESS',
  'STT_OPENAI_MODEL',
] as const;

/** Who understands speech here: a service that the operator has set up, or the recogniser that comes along. */
export function createTranscription(
  settings: Partial<Pick<Settings, (typeof transcriptionSettings)[number]>>,
): Transcription {
  const { STT_OPENAI_KEY: key, STT_OPENAI_ADDRESS, STT_OPENAI_MODEL: model } = settings;
  if (!key && !STT_OPENAI_ADDRESS) return createEmbeddedTranscription();
  const address = STT_OPENAI_ADDRESS ?? openaiAddress;
  // Another address is the operator's choice, so it may stand on their own network.
  const guardedFetch = createGuardedFetch({ allowOrigin: new URL(address).origin });
  return createOpenaiTranscription({ address, guardedFetch, key, ...(model && { model }) });
}
