import type { CallPace } from '@reelwright/contract';
import type pg from 'pg';
import { CodedError } from '../errors/coded-error.ts';
import type { Caller } from '../http/caller.ts';
import type { Log } from '../log/create-log.ts';
import { addressKey } from './address-key.ts';
import { createCounter } from './counter.ts';
import type { RateLimitTable } from './rate-limit-table.ts';
import { SharedCounters } from './shared-counters.ts';

/** Counts calls per address and per account in PostgreSQL and refuses what is too much. */
export interface RateLimiter {
  /** Before anything is known of the caller but the address. */
  takeForAddress(pace: CallPace, address: string): Promise<void>;
  /** Once the caller is known; guests and nobody are covered by their address. */
  takeForCaller(pace: CallPace, caller: Caller): Promise<void>;
  close(): Promise<void>;
}

export function createRateLimiter(pool: pg.Pool, table: RateLimitTable, log: Log): RateLimiter {
  const counters = new SharedCounters(pool, log);
  const exact = {
    change: createExactLimiters(pool, 'change', table),
    sensitive: createExactLimiters(pool, 'sensitive', table),
  };

  return {
    async takeForAddress(pace, address) {
      const key = addressKey(address);
      if (pace === 'change' || pace === 'sensitive') return exact[pace].perAddress.take(key);
      const { perAddress, windowSeconds } = table[pace];
      refuse(counters.take(`${pace}:address:${key}`, perAddress, windowSeconds));
    },
    async takeForCaller(pace, caller) {
      if (caller.kind !== 'member') return;
      const key = String(caller.id);
      if (pace === 'change' || pace === 'sensitive') return exact[pace].perAccount.take(key);
      const { perAccount, windowSeconds } = table[pace];
      refuse(counters.take(`${pace}:account:${key}`, perAccount, windowSeconds));
    },
    close: () => counters.close(),
  };
}

function createExactLimiters(pool: pg.Pool, pace: 'change' | 'sensitive', table: RateLimitTable) {
  const { perAddress, perAccount, windowSeconds } = table[pace];
  const create = (who: string, most: number) =>
    createCounter(pool, { name: `${pace}:${who}`, most, windowSeconds });
  return { perAddress: create('address', perAddress), perAccount: create('account', perAccount) };
}

function refuse(waitSeconds: number | undefined): void {
  if (waitSeconds !== undefined)
    throw new CodedError('too-many-requests', { seconds: waitSeconds });
}
