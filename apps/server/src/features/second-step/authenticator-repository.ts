import { and, count, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { authenticators, recoveryCodes } from '../../db/schema/index.ts';

/** Keeps a new secret until its first code is right; false when an app is in use already. */
export async function keepSecret(db: Database, userId: number, secret: string): Promise<boolean> {
  const kept = await db
    .insert(authenticators)
    .values({ userId, secret })
    .onConflictDoUpdate({
      target: authenticators.userId,
      set: { secret, lastStep: 0 },
      setWhere: isNull(authenticators.confirmedAt),
    })
    .returning({ userId: authenticators.userId });
  return kept.length > 0;
}

/** Keeps the same secret in another form, unless it is another one by now. */
export async function replaceSecret(
  db: Database,
  userId: number,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await db
    .update(authenticators)
    .set({ secret: to })
    .where(and(eq(authenticators.userId, userId), eq(authenticators.secret, from)));
}

export async function findSecret(
  db: Database,
  userId: number,
): Promise<{ readonly secret: string; readonly isOn: boolean } | undefined> {
  const [row] = await db.select().from(authenticators).where(eq(authenticators.userId, userId));
  return row && { secret: row.secret, isOn: row.confirmedAt !== null };
}

/** Whether a code from an app is asked for. */
export async function hasAuthenticator(db: Database, userId: number): Promise<boolean> {
  return (await findSecret(db, userId))?.isOn === true;
}

/** Whether codes are asked for, which nobody turns off until the transaction ends. */
export async function holdAuthenticator(db: Database, userId: number): Promise<boolean> {
  const held = await db
    .select({ userId: authenticators.userId })
    .from(authenticators)
    .where(and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt)))
    .for('update');
  return held.length > 0;
}

/** Notes which 30 seconds a code was from; false when that one, or a later one, was used before. */
export async function useTimeStep(db: Database, userId: number, step: number): Promise<boolean> {
  const used = await db
    .update(authenticators)
    .set({ lastStep: step })
    .where(and(eq(authenticators.userId, userId), lt(authenticators.lastStep, step)))
    .returning({ userId: authenticators.userId });
  return used.length > 0;
}

/** From now on its codes are asked for; false when they are already. */
export async function turnOn(db: Database, userId: number): Promise<boolean> {
  const on = await db
    .update(authenticators)
    .set({ confirmedAt: sql`now()` })
    .where(and(eq(authenticators.userId, userId), isNull(authenticators.confirmedAt)))
    .returning({ userId: authenticators.userId });
  return on.length > 0;
}

/** Asks for no codes any more; false when none were asked for. */
export async function turnOff(db: Database, userId: number): Promise<boolean> {
  const off = await db
    .delete(authenticators)
    .where(and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt)))
    .returning({ userId: authenticators.userId });
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  return off.length > 0;
}

export async function replaceRecoveryCodes(
  db: Database,
  userId: number,
  hashes: readonly Buffer[],
): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

/** Uses a code up; false when there is no such code. */
export async function useRecoveryCode(
  db: Database,
  userId: number,
  codeHash: Buffer,
): Promise<boolean> {
  const used = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ userId: recoveryCodes.userId });
  return used.length > 0;
}

export async function countRecoveryCodes(db: Database, userId: number): Promise<number> {
  const [found] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return found?.left ?? 0;
}
