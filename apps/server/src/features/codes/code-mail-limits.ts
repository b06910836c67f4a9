import type pg from 'pg';
import { addressKey } from '../../rate-limit/address-key.ts';
import { createCounter } from '../../rate-limit/counter.ts';

/**
 * How many mails with codes one can have sent. There is no such limit per recipient: a stranger
 * could use it up and lock the owner out. Whoever sends many to one recipient has to solve a captcha
 * for each instead, and a fresh code that nobody has tried is not sent again.
 */
export interface CodeMailLimits {
  /** For people who are not signed in. */
  takeForAddress(address: string): Promise<void>;
  /** Moved only by the account's own sessions. */
  takeForAccount(userId: number): Promise<void>;
}

export function createCodeMailLimits(pool: pg.Pool): CodeMailLimits {
  const windowSeconds = 3600;
  const perAddress = createCounter(pool, { name: 'code-mail:address', most: 30, windowSeconds });
  const perAccount = createCounter(pool, { name: 'code-mail:account', most: 10, windowSeconds });
  return {
    takeForAddress: (address) => perAddress.take(addressKey(address)),
    takeForAccount: (userId) => perAccount.take(String(userId)),
  };
}
