import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { type SignInStepPurpose, signInSteps } from '../../db/schema/index.ts';
import { hashSessionToken, newSessionToken } from '../session/session-token.ts';

/** Longer than anybody looks for the phone. */
const validSeconds = 600;
export const triesOfStep = 5;

interface NewStep {
  readonly purpose: SignInStepPurpose;
  readonly userId?: number;
  readonly challenge?: string;
  readonly remember?: boolean;
}

/** Begins a step; whoever brings its token goes on with it. */
export async function openStep(db: Database, step: NewStep): Promise<string> {
  const token = newSessionToken();
  await db.insert(signInSteps).values({
    ...step,
    tokenHash: hashSessionToken(token),
    triesLeft: triesOfStep,
    expiresAt: sql`now() + make_interval(secs => ${validSeconds})`,
  });
  return token;
}

/** Uses up one try of a step. One statement: however many come at once, five of them are let through. */
export async function takeStep(db: Database, token: string, purpose: SignInStepPurpose) {
  const [row] = await db
    .update(signInSteps)
    .set({ triesLeft: sql`${signInSteps.triesLeft} - 1` })
    .where(
      and(
        eq(signInSteps.tokenHash, hashSessionToken(token)),
        eq(signInSteps.purpose, purpose),
        gt(signInSteps.triesLeft, 0),
        gt(signInSteps.expiresAt, sql`now()`),
      ),
    )
    .returning();
  return row;
}

/** Ends a step; false when it has ended already. */
export async function endStep(db: Database, token: string): Promise<boolean> {
  const ended = await db
    .delete(signInSteps)
    .where(eq(signInSteps.tokenHash, hashSessionToken(token)))
    .returning({ purpose: signInSteps.purpose });
  return ended.length > 0;
}

/** Ends whatever is under way for an account, as after a new password. */
export async function endSteps(db: Database, userId: number): Promise<void> {
  await db.delete(signInSteps).where(eq(signInSteps.userId, userId));
}
