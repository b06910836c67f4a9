import type { ContactProfile } from '@reelwright/contract';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { contactProfiles } from '../../db/schema/index.ts';
import type { Owner } from '../guest-work/owner-of.ts';

const ownedBy = (owner: Owner) =>
  'userId' in owner
    ? eq(contactProfiles.userId, owner.userId)
    : eq(contactProfiles.guestId, owner.guestId);

export async function findContactProfile(
  db: Database,
  owner: Owner,
): Promise<ContactProfile | undefined> {
  const [found] = await db
    .select({ profile: contactProfiles.profile })
    .from(contactProfiles)
    .where(ownedBy(owner));
  return found?.profile;
}

export async function saveContactProfile(
  db: Database,
  owner: Owner,
  profile: ContactProfile,
): Promise<void> {
  await db
    .insert(contactProfiles)
    .values({ ...owner, profile })
    .onConflictDoUpdate({
      target: 'userId' in owner ? contactProfiles.userId : contactProfiles.guestId,
      set: { profile, updatedAt: sql`now()` },
    });
}

export async function removeContactProfile(db: Database, owner: Owner): Promise<void> {
  await db.delete(contactProfiles).where(ownedBy(owner));
}

/** What a guest saved last is what they want shown; it takes the place of the account's. */
export async function claimContactProfile(
  db: Database,
  guestId: string,
  userId: number,
): Promise<void> {
  const profile = await findContactProfile(db, { guestId });
  if (!profile) return;
  await saveContactProfile(db, { userId }, profile);
  await removeContactProfile(db, { guestId });
}
