import type { Caller, FindCaller } from '../../http/caller.ts';
import { hashSessionToken } from './session-token.ts';

const nobody: Caller = { kind: 'nobody' };

/**
 * Nearly every call asks who is calling. Questions that come up while one is being answered are put
 * to the database together, so a busy server asks few questions instead of one per call.
 */
export function createFindCaller(
  findCallers: (tokenHashes: readonly Buffer[]) => Promise<Map<string, Caller>>,
): FindCaller {
  let waiting = new Map<string, { hash: Buffer; settle: PromiseWithResolvers<Caller> }>();
  let asking = false;

  async function ask(): Promise<void> {
    asking = true;
    while (waiting.size > 0) {
      const batch = waiting;
      waiting = new Map();
      try {
        const found = await findCallers([...batch.values()].map(({ hash }) => hash));
        for (const [key, { settle }] of batch) settle.resolve(found.get(key) ?? nobody);
      } catch (error) {
        for (const { settle } of batch.values()) settle.reject(error);
      }
    }
    asking = false;
  }

  return async (token) => {
    if (!token || token.length > 100) return nobody;
    const hash = hashSessionToken(token);
    const key = hash.toString('hex');
    let entry = waiting.get(key);
    if (!entry) {
      entry = { hash, settle: Promise.withResolvers<Caller>() };
      waiting.set(key, entry);
    }
    if (!asking) queueMicrotask(() => asking || void ask());
    return entry.settle.promise;
  };
}
