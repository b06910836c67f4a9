import { embeddedVoices } from '../src/providers/text-to-speech/embedded/speakers.ts';
import type {
  SpeechError,
  SpeechRequest,
  TextToSpeech,
} from '../src/providers/text-to-speech/text-to-speech-port.ts';

/** A voice that hums for as long as a line takes. It takes no time, unless it is held; it can be told to fail. */
export interface HummingVoice extends TextToSpeech {
  readonly spoken: SpeechRequest[];
  trouble: SpeechError | undefined;
  /** From now on lines are begun, but not finished. */
  hold(): void;
  goOn(): void;
}

const sampleRate = 22_050;
const lettersPerSecond = 15;

export function createHummingVoice(): HummingVoice {
  let held: PromiseWithResolvers<void> | undefined;
  return {
    version: 'humming',
    linesAtOnce: 1,
    spoken: [],
    trouble: undefined,
    hold() {
      held = Promise.withResolvers();
    },
    goOn() {
      held?.resolve();
      held = undefined;
    },
    voices: async () => embeddedVoices,
    async speak(request) {
      this.spoken.push(request);
      await Promise.race([held?.promise, ...(held ? [abortOf(request.signal)] : [])]);
      if (this.trouble) throw this.trouble;
      const [first = ''] = request.text.split(' ');
      const length = Math.round((request.text.length / lettersPerSecond) * sampleRate);
      const samples = Float32Array.from({ length }, (_, at) => 0.05 * Math.cos(at / 20));
      return {
        samples,
        sampleRate,
        words: [{ text: first, startSeconds: 0.1, endSeconds: 0.3 }],
      };
    },
    close: async () => undefined,
  };
}

function abortOf(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}
