import { timingSafeEqual } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import type { CodePurpose } from '../../db/schema/index.ts';
import { CodedError } from '../../errors/coded-error.ts';
import type { Queue } from '../../jobs/queue.ts';
import { queueMail } from '../mail/mail-service.ts';
import { type CodeUse, hashCode, newCode } from './code-hash.ts';
import { redeemCode, replaceCode, takeTry } from './code-repository.ts';

/** The mail that brings the code, for each thing codes are for. */
const templates = {
  verify: 'verify-email',
  forgot: 'reset-password',
  'change-mail': 'change-email',
  'leave-mail': 'leave-email',
  delete: 'delete-account',
} as const satisfies Record<CodePurpose, string>;

export interface CodeParts {
  readonly db: Database;
  readonly queue: Queue;
  readonly codeSecret: string;
  readonly publicUrl: string;
}

/**
 * Mails a new code in the caller's transaction, if the limit allows one mail more. One that was
 * mailed a moment ago has to do, and does not count.
 */
export async function sendCode(
  parts: CodeParts,
  db: Database,
  use: CodeUse,
  takeFromLimit: () => Promise<void> = async () => undefined,
): Promise<void> {
  const { queue, codeSecret, publicUrl } = parts;
  const code = newCode();
  if (!(await replaceCode(db, use, hashCode(codeSecret, use, code)))) return;
  await takeFromLimit();
  await queueMail(db, queue, {
    to: use.email,
    template: templates[use.purpose],
    words: { code, publicUrl },
  });
}

/**
 * Does something that a code allows, once. A wrong code costs one of its five tries even though the
 * call fails; the right one is used up in the same transaction as what it allows.
 */
export async function withCode<T>(
  parts: Pick<CodeParts, 'db' | 'codeSecret'>,
  use: CodeUse | undefined,
  code: string,
  allowed: (transaction: Database) => Promise<T>,
): Promise<T> {
  // For an account that does not exist the same question is asked, to take the same time.
  return withCodes(parts, [[use ?? { userId: 0, purpose: 'forgot', email: '' }, code]], allowed);
}

/** The same for what takes more than one code: none is used up unless all are right. */
export async function withCodes<T>(
  { db, codeSecret }: Pick<CodeParts, 'db' | 'codeSecret'>,
  proofs: readonly (readonly [CodeUse, code: string])[],
  allowed: (transaction: Database) => Promise<T>,
): Promise<T> {
  const right: (readonly [CodeUse, Buffer])[] = [];
  for (const [use, code] of proofs) {
    const hash = await takeTry(db, use);
    if (!hash || !timingSafeEqual(hashCode(codeSecret, use, code), hash)) {
      throw new CodedError('wrong-code');
    }
    right.push([use, hash]);
  }
  return db.transaction(async (transaction) => {
    for (const [use, hash] of right) {
      if (!(await redeemCode(transaction, use, hash))) throw new CodedError('wrong-code');
    }
    return allowed(transaction);
  });
}
