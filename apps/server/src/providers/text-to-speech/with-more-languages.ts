import { isEspeakVoice } from './espeak-speech.ts';
import type { TextToSpeech } from './text-to-speech-port.ts';

/** The voices that come along, and behind them those of other languages where there are any. */
export function withMoreLanguages(own: TextToSpeech, others: TextToSpeech): TextToSpeech {
  return {
    version: own.version,
    linesAtOnce: own.linesAtOnce,
    voices: async () => [...(await own.voices()), ...(await others.voices())],
    prepare: () => own.prepare?.(),
    speak: (request) => (isEspeakVoice(request.voice) ? others : own).speak(request),
    close: async () => {
      await Promise.all([own.close(), others.close()]);
    },
  };
}
