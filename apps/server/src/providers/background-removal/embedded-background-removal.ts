import { createEngineProcess } from '../../engines/engine-process.ts';
import type { BackgroundRemoval } from './background-removal-port.ts';

/** A picture takes a second at most on a quiet machine. */
export const subjectLimits = { stuckMs: 30_000, memoryMegabytes: 1000 };

/** The model that comes along, in a process of its own while it is needed: where calls are answered, all would wait for it. */
export function createEmbeddedBackgroundRemoval(): BackgroundRemoval {
  const engine = createEngineProcess<Uint8Array, Uint8Array>({
    program: new URL('./subject-process.ts', import.meta.url),
    idleMs: 5 * 60_000,
    ...subjectLimits,
    failure: (problem, cause) => new Error(`No subject was found: ${problem}`, { cause }),
  });
  return { findSubject: engine.ask, close: engine.close };
}

/** One engine for all that ask in a process. */
export const sharedSubjects: BackgroundRemoval = createEmbeddedBackgroundRemoval();
