import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { CodedError } from '../errors/coded-error.ts';

interface CounterOptions {
  /** Permanent, and different from every other counter's. */
  readonly name: string;
  readonly most: number;
  readonly windowSeconds: number;
}

/** Counts exactly, in PostgreSQL, how often something happened per key within a window. */
export interface Counter {
  /** Counts once more; fails with `too-many-requests` when that is one too many. */
  take(key: string): Promise<void>;
  /** Counts once more and says whether that is too many. */
  isTooMany(key: string): Promise<boolean>;
  /** Counts so many at once; where they are too many, none of them counts. */
  takeAll(key: string, count: number): Promise<boolean>;
  /** Takes one off again, or several. */
  giveBack(key: string, count?: number): Promise<void>;
}

export function createCounter(pool: pg.Pool, options: CounterOptions): Counter {
  const { name, most, windowSeconds } = options;
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: most,
    duration: windowSeconds,
    // While the database is away, each process limits by what it sees itself.
    insuranceLimiter: new RateLimiterMemory({ points: most, duration: windowSeconds }),
  });
  return {
    async take(key) {
      try {
        await limiter.consume(key);
      } catch (rejected) {
        if (!(rejected instanceof RateLimiterRes)) throw rejected;
        const seconds = Math.max(1, Math.ceil(rejected.msBeforeNext / 1000));
        throw new CodedError('too-many-requests', { seconds });
      }
    },
    isTooMany: async (key) => (await limiter.penalty(key, 1)).consumedPoints > most,
    async takeAll(key, count) {
      if (count > most) return false;
      if ((await limiter.penalty(key, count)).consumedPoints <= most) return true;
      await limiter.reward(key, count);
      return false;
    },
    giveBack: async (key, count = 1) => void (await limiter.reward(key, count)),
  };
}
