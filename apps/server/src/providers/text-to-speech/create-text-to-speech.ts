import { createEmbeddedSpeech } from './embedded/embedded-speech.ts';
import type { TextToSpeech } from './text-to-speech-port.ts';

/** The voices of this installation. */
export function createTextToSpeech(): TextToSpeech {
  return createEmbeddedSpeech();
}
