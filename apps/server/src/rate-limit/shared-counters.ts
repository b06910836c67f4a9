import type pg from 'pg';
import type { Log } from '../log/create-log.ts';

interface Counter {
  readonly window: number;
  readonly expiresAtMs: number;
  /** What all processes together had counted at the last exchange with the database. */
  known: number;
  /** What this process has counted since. */
  pending: number;
}

const exchangeEveryMs = 1000;

/**
 * Counters for frequent, cheap calls: counted in memory, exchanged with the database once a second
 * in one statement, so that a read costs no write. Several processes may together overshoot a limit
 * by what they take in within that second; calls for which this matters use the exact limiter.
 */
export class SharedCounters {
  readonly #pool: pg.Pool;
  readonly #log: Log;
  readonly #counters = new Map<string, Counter>();
  readonly #timer: NodeJS.Timeout;
  #exchange: Promise<void> | undefined;

  constructor(pool: pg.Pool, log: Log) {
    this.#pool = pool;
    this.#log = log;
    this.#timer = setInterval(() => void this.exchange(), exchangeEveryMs);
    this.#timer.unref();
  }

  /** Counts one call; the seconds to wait when that is one too many, otherwise nothing. */
  take(key: string, limit: number, windowSeconds: number, nowMs = Date.now()): number | undefined {
    const window = Math.floor(nowMs / (windowSeconds * 1000));
    const name = `${key}:${window}`;
    let counter = this.#counters.get(name);
    if (!counter) {
      counter = { window, expiresAtMs: (window + 1) * windowSeconds * 1000, known: 0, pending: 0 };
      this.#counters.set(name, counter);
    }
    if (counter.known + counter.pending >= limit) {
      return Math.max(1, Math.ceil((counter.expiresAtMs - nowMs) / 1000));
    }
    counter.pending += 1;
    return undefined;
  }

  /** Adds what was counted here to the database and learns what the others counted. */
  async exchange(): Promise<void> {
    this.#exchange ??= this.#exchangeNow().finally(() => {
      this.#exchange = undefined;
    });
    return this.#exchange;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.exchange();
  }

  async #exchangeNow(): Promise<void> {
    const nowMs = Date.now();
    for (const [name, counter] of this.#counters) {
      if (counter.expiresAtMs < nowMs) this.#counters.delete(name);
    }
    const moved = [...this.#counters].filter(([, counter]) => counter.pending > 0);
    if (moved.length === 0) return;
    const sent = moved.map(([, counter]) => counter.pending);
    try {
      const { rows } = await this.#pool.query<{ key: string; points: number }>(
        `insert into rate_limits (key, points, expire)
         select * from unnest($1::text[], $2::int[], $3::bigint[])
         on conflict (key) do update set points = rate_limits.points + excluded.points
         returning key, points`,
        [moved.map(([name]) => name), sent, moved.map(([, counter]) => counter.expiresAtMs)],
      );
      moved.forEach(([, counter], index) => {
        counter.pending -= sent[index] ?? 0;
      });
      for (const { key, points } of rows) {
        const counter = this.#counters.get(key);
        if (counter) counter.known = points;
      }
    } catch (error) {
      // The counts stay pending: this process goes on limiting by what it has seen itself.
      this.#log.warn({ err: error }, 'Call counters could not be exchanged with the database.');
    }
  }
}
