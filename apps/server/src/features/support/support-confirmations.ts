import type pg from 'pg';
import { type Counter, createCounter } from '../../rate-limit/counter.ts';

/** Counts the confirmations an address got: a few an hour are help, more would be a nuisance. */
export function createSupportConfirmations(pool: pg.Pool): Counter {
  return createCounter(pool, { name: 'support-confirmation', most: 3, windowSeconds: 3600 });
}
