/** The process that speaks: it holds the voice in memory. */
import { serveEngine } from '../../../engines/serve-engine.ts';
import type { SpokenLine } from '../text-to-speech-port.ts';
import { loadVoiceEngine, type VoiceEngine } from './voice-engine.ts';
import type { VoiceLine } from './voice-line.ts';

serveEngine<VoiceEngine, VoiceLine, SpokenLine>(loadVoiceEngine, (engine, line, isWanted) =>
  engine.speak({ ...line, isWanted }),
);
