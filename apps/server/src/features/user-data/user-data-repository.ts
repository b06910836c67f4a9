import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { userData } from '../../db/schema/index.ts';
import type { Owner } from '../guest-work/owner-of.ts';

interface UserData {
  readonly targetKeyword?: string;
  readonly keywords?: readonly string[];
  readonly newsFeeds?: readonly string[];
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

/** What a member makes videos about. */
export async function keptTopics(db: Database, userId: number) {
  const [found] = await db
    .select({ targetKeyword: userData.targetKeyword, keywords: userData.keywords })
    .from(userData)
    .where(eq(userData.userId, userId));
  return found;
}

/** The feeds that somebody finds their news in. */
export async function keptNewsFeeds(db: Database, owner: Owner): Promise<readonly string[]> {
  const [found] = await db
    .select({ newsFeeds: userData.newsFeeds })
    .from(userData)
    .where(
      'userId' in owner ? eq(userData.userId, owner.userId) : eq(userData.guestId, owner.guestId),
    );
  return found?.newsFeeds ?? [];
}

/** A guest's data becomes the member's; of two, the one that was changed last counts. Feeds are kept unless there are others. */
export async function claimUserData(db: Database, guestId: string, userId: number): Promise<void> {
  const guests = eq(userData.guestId, guestId);
  const members = eq(userData.userId, userId);
  const [claimed] = await db.select().from(userData).where(guests).for('update');
  if (!claimed) return;
  const [before] = await db.select().from(userData).where(members).for('update');
  const takes = !before || before.updatedAt <= claimed.updatedAt;
  const [first, second] = takes ? [claimed, before] : [before, claimed];
  const newsFeeds = first.newsFeeds.length > 0 ? first.newsFeeds : (second?.newsFeeds ?? []);
  await db.delete(userData).where(takes ? members : guests);
  const kept = eq(userData.id, first.id);
  await db.update(userData).set({ userId, guestId: null, newsFeeds }).where(kept);
}
