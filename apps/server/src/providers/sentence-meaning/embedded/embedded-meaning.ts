import { createEngineProcess } from '../../../engines/engine-process.ts';
import type { SentenceMeaning } from '../sentence-meaning-port.ts';

/** What is asked at once at most, so that nobody waits long behind somebody else. */
const textsAtOnce = 32;

/** The engine that comes along, in a process of its own while it is needed. */
export function createEmbeddedMeaning(): SentenceMeaning {
  const engine = createEngineProcess<readonly string[], readonly Float32Array[]>({
    program: new URL('./meaning-process.ts', import.meta.url),
    idleMs: 60_000,
    stuckMs: 60_000,
    memoryMegabytes: 2000,
    failure: (problem, cause) => new Error(`Meanings could not be told: ${problem}`, { cause }),
  });
  return {
    prepare: engine.prepare,
    close: engine.close,
    async embed(texts, signal) {
      const found: Float32Array[] = [];
      for (let from = 0; from < texts.length; from += textsAtOnce) {
        found.push(...(await engine.ask(texts.slice(from, from + textsAtOnce), signal)));
      }
      return found;
    },
  };
}

/** One engine for all that ask in a process: it takes 110 MB while it is needed, and nothing otherwise. */
export const sharedMeaning: SentenceMeaning = createEmbeddedMeaning();
