/** The process that tells what sentences mean: it holds the model in memory. */
import { serveEngine } from '../../../engines/serve-engine.ts';
import { loadMeaningEngine, type MeaningEngine } from './meaning-engine.ts';

serveEngine<MeaningEngine, readonly string[], readonly Float32Array[]>(
  loadMeaningEngine,
  async (engine, texts) => {
    const found: Float32Array[] = [];
    for (const text of texts) found.push(await engine.embed(text));
    return found;
  },
);
