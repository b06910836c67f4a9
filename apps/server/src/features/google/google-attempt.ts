import { createHmac, hash, randomBytes } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { googleAttempts } from '../../db/schema/index.ts';
import type { SignInSecrets } from '../../providers/sign-in/sign-in-port.ts';

export const attemptSeconds = 600;

/** A new key for the browser's cookie. */
export function newAttemptKey(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * State, nonce and verifier of a browser, all from the key in its cookie: whoever comes back without
 * that cookie cannot finish, and the key itself never leaves for the service.
 */
export function secretsOf(key: string): SignInSecrets {
  const derive = (use: string) => createHmac('sha256', key).update(use).digest('base64url');
  return { state: derive('state'), nonce: derive('nonce'), verifier: derive('verifier') };
}

const hashState = (state: string) => hash('sha256', state, 'buffer');

export async function insertAttempt(db: Database, state: string, returnTo: string): Promise<void> {
  await db.insert(googleAttempts).values({
    stateHash: hashState(state),
    returnTo,
    expiresAt: sql`now() + make_interval(secs => ${attemptSeconds})`,
  });
}

/** Uses an attempt up: where it wanted to go; nothing when it is unknown, used or too old. */
export async function takeAttempt(db: Database, state: string): Promise<string | undefined> {
  const [row] = await db
    .delete(googleAttempts)
    .where(
      and(eq(googleAttempts.stateHash, hashState(state)), gt(googleAttempts.expiresAt, sql`now()`)),
    )
    .returning({ returnTo: googleAttempts.returnTo });
  return row?.returnTo;
}
