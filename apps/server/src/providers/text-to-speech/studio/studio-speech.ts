import { createEngineProcess } from '../../../engines/engine-process.ts';
import { SpeechError, type SpokenLine, type TextToSpeech } from '../text-to-speech-port.ts';
import { hasStudioVoice } from './studio-files.ts';
import type { StudioLine } from './studio-line.ts';
import { studioVoices } from './studio-voices.ts';

/** A line takes half a minute where processors are busy, and the model and a long sentence a gigabyte. */
const limits = { stuckMs: 300_000, memoryMegabytes: 2000 };

interface StudioSetup {
  /** What speaks, and whether it is there; others in tests, which must not read 92 MB. */
  readonly program?: URL;
  readonly isThere?: () => Promise<boolean>;
}

/** The finer, slower voice that comes along where its package could be fetched; without it there are no such voices. */
export function createStudioSpeech({
  program = new URL('./studio-process.ts', import.meta.url),
  isThere = hasStudioVoice,
}: StudioSetup = {}): TextToSpeech {
  const engine = createEngineProcess<StudioLine, SpokenLine>({
    program,
    idleMs: 60_000,
    ...limits,
    failure: (problem, cause) => new SpeechError('unavailable', problem, { cause }),
  });
  return {
    version: 'studio',
    linesAtOnce: 1,
    voices: async () => ((await isThere()) ? studioVoices : []),
    async speak({ text, voice, stressed = [], signal }) {
      return engine.ask({ text, voice, stressed }, signal);
    },
    close: engine.close,
  };
}
