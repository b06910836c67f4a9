import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { usedChallenges } from '../../db/schema/index.ts';
import { CodedError } from '../../errors/coded-error.ts';
import { readProof } from './challenges.ts';

export interface CaptchaParts {
  readonly db: Database;
  readonly captchaSecret: string;
}

/** Uses a proof up; fails with `captcha-required` when it is wrong, too old or was used before. */
export async function useProof(
  { db, captchaSecret }: CaptchaParts,
  token: string | undefined,
): Promise<void> {
  const proof = token && (await readProof(captchaSecret, token));
  if (!proof) throw new CodedError('captcha-required');
  const used = await db
    .insert(usedChallenges)
    .values(proof)
    .onConflictDoNothing()
    .returning({ now: sql`1` });
  if (used.length === 0) throw new CodedError('captcha-required');
}
