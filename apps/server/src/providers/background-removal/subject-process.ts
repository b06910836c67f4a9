/** The process that tells subjects from what is behind them: it holds the model in memory. */
import { serveEngine } from '../../engines/serve-engine.ts';
import { loadSubjectEngine, type SubjectEngine } from './subject-engine.ts';

serveEngine<SubjectEngine, Uint8Array, Uint8Array>(loadSubjectEngine, (engine, pixels) =>
  engine.findSubject(pixels),
);
