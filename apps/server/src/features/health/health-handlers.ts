import { CodedError } from '../../errors/coded-error.ts';
import type { FeatureHandlers } from '../../http/handlers.ts';

interface HealthParts {
  /** Resolves when the database answers. */
  readonly askDatabase: () => Promise<void>;
  readonly isStopping: () => boolean;
}

export function createHealthHandlers(parts: HealthParts): FeatureHandlers<'health' | 'readiness'> {
  return {
    health: () => ({ alive: true }),
    readiness: async ({ log }) => {
      if (parts.isStopping()) throw new CodedError('not-ready');
      await parts.askDatabase().catch((cause: unknown) => {
        log.warn({ err: cause }, 'The database does not answer.');
        throw new CodedError('not-ready', undefined, { cause });
      });
      return { ready: true };
    },
  };
}
