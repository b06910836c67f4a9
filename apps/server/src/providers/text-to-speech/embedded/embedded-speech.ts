import { createEngineProcess } from '../../../engines/engine-process.ts';
import { SpeechError, type SpokenLine, type TextToSpeech } from '../text-to-speech-port.ts';
import { embeddedVoices, speakerCalled } from './speakers.ts';
import type { VoiceLine } from './voice-line.ts';

/** Counted up whenever a line would sound otherwise: words read in another way, other voices, other paces. */
const version = 'embedded-7';

/** A line takes seconds, and half a gigabyte. */
export const voiceLimits = { stuckMs: 120_000, memoryMegabytes: 1500 };

/** The voice that comes along: no key, no internet. It lives in a process of its own while it is needed. */
export function createEmbeddedSpeech(): TextToSpeech {
  const engine = createEngineProcess<VoiceLine, SpokenLine>({
    program: new URL('./voice-process.ts', import.meta.url),
    idleMs: 60_000,
    ...voiceLimits,
    failure: (problem, cause) => new SpeechError('unavailable', problem, { cause }),
  });
  return {
    version,
    linesAtOnce: 1,
    voices: async () => embeddedVoices,
    prepare: engine.prepare,
    async speak({ text, voice, stressed = [], signal }) {
      const { id: speaker, pace } = speakerCalled(voice);
      return engine.ask({ text, speaker, pace, stressed }, signal);
    },
    close: engine.close,
  };
}
