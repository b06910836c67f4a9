import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { codes } from '../../db/schema/index.ts';
import { endSteps } from '../second-step/step-repository.ts';
import type { CodeUse } from './code-hash.ts';

const validSeconds = 600;
const tries = 5;
/** A code this fresh that nobody has tried is not replaced: its mail may still be on the way. */
const freshSeconds = 60;

/** Keeps a new code in place of the old one; false when the old one is still fresh. */
export async function replaceCode(db: Database, use: CodeUse, codeHash: Buffer): Promise<boolean> {
  const values = {
    email: use.email,
    codeHash,
    triesLeft: tries,
    createdAt: sql`now()`,
    expiresAt: sql`now() + make_interval(secs => ${validSeconds})`,
  };
  const isFresh = sql`${codes.email} = ${use.email} and ${codes.triesLeft} = ${tries}
    and ${codes.createdAt} > now() - make_interval(secs => ${freshSeconds})`;
  const kept = await db
    .insert(codes)
    .values({ userId: use.userId, purpose: use.purpose, ...values })
    .onConflictDoUpdate({
      target: [codes.userId, codes.purpose],
      set: values,
      setWhere: sql`not (${isFresh})`,
    })
    .returning({ userId: codes.userId });
  return kept.length > 0;
}

/**
 * Uses up one try and says which code would be right; nothing when there is no code or no try left.
 * One statement: however many guesses come at once, the row lets five of them through. Not to be run
 * in a transaction that may be undone, which would give the try back.
 */
export async function takeTry(db: Database, use: CodeUse): Promise<Buffer | undefined> {
  const [row] = await db
    .update(codes)
    .set({ triesLeft: sql`${codes.triesLeft} - 1` })
    .where(
      and(
        eq(codes.userId, use.userId),
        eq(codes.purpose, use.purpose),
        eq(codes.email, use.email),
        gt(codes.triesLeft, 0),
        gt(codes.expiresAt, sql`now()`),
      ),
    )
    .returning({ codeHash: codes.codeHash });
  return row?.codeHash;
}

/** Uses the code up; false when somebody else just did. */
export async function redeemCode(db: Database, use: CodeUse, codeHash: Buffer): Promise<boolean> {
  const redeemed = await db
    .delete(codes)
    .where(
      and(
        eq(codes.userId, use.userId),
        eq(codes.purpose, use.purpose),
        eq(codes.codeHash, codeHash),
      ),
    )
    .returning({ userId: codes.userId });
  return redeemed.length > 0;
}

/** Ends every code of a person, whatever it is for, and whatever sign-in is half done. */
export async function dropCodes(db: Database, userId: number): Promise<void> {
  await endSteps(db, userId);
  await db.delete(codes).where(eq(codes.userId, userId));
}
