import type { Caller, FindCaller } from '../../http/caller.ts';
import { hashSessionToken } from './session-token.ts';

const nobody: Caller = { kind: 'nobody' };

/** Enough to keep the database busy while replies are being written. */
const maxQuestionsAtOnce = 3;

/**
 * Nearly every call asks who is calling. Questions that come up while others are being answered are
 * put to the database together, so a busy server asks few questions instead of one per call.
 */
export function createFindCaller(
  findCallers: (tokenHashes: readonly Buffer[]) => Promise<Map<string, Caller>>,
): FindCaller {
  let waiting = new Map<string, { hash: Buffer; settle: PromiseWithResolvers<Caller> }>();
  let asking = 0;

  async function ask(): Promise<void> {
    if (asking >= maxQuestionsAtOnce || waiting.size === 0) return;
    const batch = waiting;
    waiting = new Map();
    asking += 1;
    try {
      const found = await findCallers(Array.from(batch.values(), ({ hash }) => hash));
      for (const [key, { settle }] of batch) settle.resolve(found.get(key) ?? nobody);
    } catch (error) {
      for (const { settle } of batch.values()) settle.reject(error);
    } finally {
      asking -= 1;
      void ask();
    }
  }

  return (token) => {
    if (!token || token.length > 100) return Promise.resolve(nobody);
    const hash = hashSessionToken(token);
    const key = hash.toString('hex');
    let entry = waiting.get(key);
    if (!entry) {
      entry = { hash, settle: Promise.withResolvers<Caller>() };
      // The first of a new batch: the others of this turn of the event loop may still join it.
      if (waiting.size === 0) setImmediate(() => void ask());
      waiting.set(key, entry);
    }
    return entry.settle.promise;
  };
}
