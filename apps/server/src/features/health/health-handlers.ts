import { CodedError } from '../../errors/coded-error.ts';
import type { FeatureHandlers } from '../../http/handlers.ts';

interface HealthParts {
  /** Resolves when the database answers. */
  readonly askDatabase: () => Promise<void>;
  readonly isStopping: () => boolean;
  /** Room on the disk that holds the data folder. */
  readonly freeBytes: () => Promise<number>;
}

/** With less than this, the next save or video fills the disk. */
const minFreeBytes = 64 * 1024 * 1024;

export function createHealthHandlers(parts: HealthParts): FeatureHandlers<'health' | 'readiness'> {
  return {
    health: () => ({ alive: true }),
    readiness: async ({ log }) => {
      if (parts.isStopping()) throw new CodedError('not-ready');
      await parts.askDatabase().catch((cause: unknown) => {
        log.warn({ err: cause }, 'The database does not answer.');
        throw new CodedError('not-ready', undefined, { cause });
      });
      const free = await parts.freeBytes();
      if (free < minFreeBytes) {
        log.warn({ free }, 'The disk that holds the data folder is full.');
        throw new CodedError('storage-full');
      }
      return { ready: true };
    },
  };
}
