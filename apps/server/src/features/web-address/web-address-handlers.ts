import { CodedError } from '../../errors/coded-error.ts';
import type { GuardedFetch } from '../../guarded-fetch/create-guarded-fetch.ts';
import type { FeatureHandlers } from '../../http/handlers.ts';

/** Enough to see that an address answers; nobody waits longer for a yes or no. */
const timeoutMs = 10_000;

export function createWebAddressHandlers(
  guardedFetch: GuardedFetch,
): FeatureHandlers<'addressCheck'> {
  return {
    addressCheck: async ({ body, signal }) => {
      try {
        const reply = await guardedFetch(body.url, {
          method: 'HEAD',
          maxBytes: 0,
          timeoutMs,
          signal,
        });
        reply.discard();
        return reply.ok;
      } catch (error) {
        // Unreachable, refused or nonsense: for this question they are all a plain no.
        if (error instanceof CodedError) return false;
        throw error;
      }
    },
  };
}
