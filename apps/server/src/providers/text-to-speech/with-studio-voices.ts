import { isStudioVoice } from './studio/studio-voices.ts';
import type { TextToSpeech } from './text-to-speech-port.ts';

/**
 * The voices that come along, and behind them the finer ones where they are installed. One version stands for both, so
 * that what the quick voice spoke before there were others stays spoken: it is counted up when either changes.
 */
export function withStudioVoices(own: TextToSpeech, studio: TextToSpeech): TextToSpeech {
  return {
    version: own.version,
    linesAtOnce: own.linesAtOnce,
    voices: async () => [...(await own.voices()), ...(await studio.voices())],
    prepare: () => own.prepare?.(),
    speak: (request) => (isStudioVoice(request.voice) ? studio : own).speak(request),
    close: async () => {
      await Promise.all([own.close(), studio.close()]);
    },
  };
}
