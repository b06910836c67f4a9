/** The process that speaks with the studio voice: it holds the model in memory. */
import { serveEngine } from '../../../engines/serve-engine.ts';
import type { SpokenLine } from '../text-to-speech-port.ts';
import { loadStudioEngine, type StudioEngine } from './studio-engine.ts';
import type { StudioLine } from './studio-line.ts';

serveEngine<StudioEngine, StudioLine, SpokenLine>(loadStudioEngine, (engine, line, isWanted) =>
  engine.speak({ ...line, isWanted }),
);
