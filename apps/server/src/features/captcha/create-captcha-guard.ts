import { hash } from 'node:crypto';
import type { CallCaptcha } from '@reelwright/contract';
import type pg from 'pg';
import type { Caller } from '../../http/caller.ts';
import type { CaptchaGuard } from '../../http/captcha-guard.ts';
import { addressKey } from '../../rate-limit/address-key.ts';
import { type Counter, createCounter } from '../../rate-limit/counter.ts';
import { canonicalEmail } from '../users/canonical-email.ts';
import { type CaptchaParts, useProof } from './captcha-service.ts';

const windowSeconds = 15 * 60;
/** How many within the window need no proof. An address may be a whole office's. */
const free: Record<CallCaptcha, { readonly perAddress: number; readonly perAccount: number }> = {
  'after-failures': { perAddress: 10, perAccount: 5 },
  'after-several': { perAddress: 5, perAccount: 3 },
};
/** Who solved a captcha this recently is not asked again on account of their neighbours. */
const trustedMs = 3600_000;

/**
 * Nobody is ever locked out: whatever strangers do to an account, its owner solves one puzzle more
 * and gets in. The strangers solve one for every guess.
 */
export function createCaptchaGuard(pool: pg.Pool, parts: CaptchaParts): CaptchaGuard {
  const counters = {
    'after-failures': createCounters(pool, 'after-failures'),
    'after-several': createCounters(pool, 'after-several'),
  };
  return {
    async begin({ kind, address, account, caller, token }) {
      const { perAddress, perAccount } = counters[kind];
      const taken: [Counter, string][] = [[perAddress, addressKey(address)]];
      if (account !== undefined) taken.push([perAccount, accountKey(account)]);
      const uncountAttempt = async () => {
        await Promise.all(taken.map(([counter, key]) => counter.giveBack(key)));
      };
      const [addressIsBusy, accountIsBusy] = await Promise.all(
        taken.map(([counter, key]) => counter.isTooMany(key)),
      );
      if (accountIsBusy || (addressIsBusy && !isTrusted(caller))) {
        try {
          await useProof(parts, token);
        } catch (error) {
          await uncountAttempt();
          throw error;
        }
      }
      return { uncountAttempt };
    },
  };
}

function createCounters(pool: pg.Pool, kind: CallCaptcha) {
  const create = (who: string, most: number) =>
    createCounter(pool, { name: `captcha:${kind}:${who}`, most, windowSeconds });
  return {
    perAddress: create('address', free[kind].perAddress),
    perAccount: create('account', free[kind].perAccount),
  };
}

/** Counters outlive their accounts for a while, so they hold no addresses. */
function accountKey(email: string): string {
  return hash('sha256', canonicalEmail(email));
}

function isTrusted(caller: Caller): boolean {
  if (caller.kind !== 'member' || !caller.provedHumanAt) return false;
  return Date.now() - caller.provedHumanAt.getTime() < trustedMs;
}
