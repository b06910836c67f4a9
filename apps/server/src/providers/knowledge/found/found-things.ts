/** What others told about keywords, kept so that every question of a film gets the same answer. */
import type { FoundThing } from '../knowledge-port.ts';

export interface KeptFinding {
  /** null: nothing was found. */
  readonly found: FoundThing | null;
  readonly foundAtMs: number;
}

/** Where findings are kept: in the database, or in memory for a command. */
export interface FoundThings {
  get(key: string): Promise<KeptFinding | undefined>;
  put(key: string, found: FoundThing | null): Promise<void>;
}

const dayMs = 24 * 60 * 60_000;
/** As long as the spec keeps what was searched for; that there was nothing is asked again the next day. */
const keptMs = { found: 30 * dayMs, nothing: dayMs } as const;
export const maxFindings = 5000;

export function isFresh({ found, foundAtMs }: KeptFinding, nowMs: number): boolean {
  return nowMs - foundAtMs < (found ? keptMs.found : keptMs.nothing);
}

export function createFoundInMemory(): FoundThings {
  const kept = new Map<string, KeptFinding>();
  return {
    get: async (key) => kept.get(key),
    async put(key, found) {
      kept.delete(key);
      kept.set(key, { found, foundAtMs: Date.now() });
      for (const oldest of kept.keys()) {
        if (kept.size <= maxFindings) break;
        kept.delete(oldest);
      }
    },
  };
}
