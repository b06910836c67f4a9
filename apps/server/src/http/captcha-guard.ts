import type { Call, CallCaptcha } from '@reelwright/contract';
import { CodedError } from '../errors/coded-error.ts';
import type { Caller } from './caller.ts';

/** One call that a program could make thousands of times. */
interface Attempt {
  readonly kind: CallCaptcha;
  readonly address: string;
  /** The account it is about, as far as the call names one. */
  readonly account: string | undefined;
  readonly caller: Caller;
  /** The proof that came with it. */
  readonly token: string | undefined;
}

/** Asks for proofs that a person is calling, once calls look as if none were. */
export interface CaptchaGuard {
  /** Counts the attempt, and fails with `captcha-required` when it needs a proof and has none. */
  begin(attempt: Attempt): Promise<{
    /** Takes the attempt out of the count again. */
    uncountAttempt(): Promise<void>;
  }>;
}

/**
 * Makes a call under the guard. Counting comes first, so that a thousand calls at once do not all
 * find a clean record; what turns out harmless is forgiven.
 */
export async function runGuarded<T>(
  guard: CaptchaGuard,
  attempt: Attempt,
  run: () => Promise<T>,
): Promise<T> {
  const { uncountAttempt } = await guard.begin(attempt);
  try {
    const result = await run();
    if (attempt.kind === 'after-failures') await uncountAttempt();
    return result;
  } catch (error) {
    const isCallersFault =
      error instanceof CodedError && error.status < 500 && error.code !== 'too-many-requests';
    if (!isCallersFault) await uncountAttempt();
    throw error;
  }
}

/** The proof that came along, in the body or the query. Read before zod drops what is not declared. */
export function tokenOf(body: unknown, query: unknown): string | undefined {
  for (const source of [body, query]) {
    if (typeof source !== 'object' || source === null) continue;
    const { token2, token3 } = source as Record<string, unknown>;
    for (const token of [token2, token3]) {
      if (typeof token === 'string' && token.length > 0 && token.length <= 4000) return token;
    }
  }
  return undefined;
}

/** The account an attempt is about: one's own, or the one that the body names. */
export function accountOf(entry: Call, caller: Caller, body: unknown): string | undefined {
  if (entry.access !== 'anyone') return caller.kind === 'member' ? caller.email : undefined;
  const email = (body as { email?: unknown } | undefined)?.email;
  return typeof email === 'string' ? email : undefined;
}
