import { and, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { userData } from '../../db/schema/index.ts';
import type { Owner } from '../guest-work/owner-of.ts';

interface UserData {
  readonly targetKeyword?: string;
  readonly keywords?: readonly string[];
}

/** Keeps the given parts; the others stay as they are. */
export async function saveUserData(db: Database, owner: Owner, data: UserData): Promise<void> {
  await db
    .insert(userData)
    .values({ ...owner, ...data })
    .onConflictDoUpdate({
      target: 'userId' in owner ? userData.userId : userData.guestId,
      set: { ...data, updatedAt: sql`now()` },
    });
}

/** A guest's data becomes the member's; of two, the one that was changed last counts. */
export async function claimUserData(db: Database, guestId: string, userId: number): Promise<void> {
  const guests = eq(userData.guestId, guestId);
  const [claimed] = await db.select().from(userData).where(guests).for('update');
  if (!claimed) return;
  await db
    .delete(userData)
    .where(and(eq(userData.userId, userId), lte(userData.updatedAt, claimed.updatedAt)));
  const [newer] = await db.select().from(userData).where(eq(userData.userId, userId));
  if (newer) await db.delete(userData).where(guests);
  else await db.update(userData).set({ userId, guestId: null }).where(guests);
}
