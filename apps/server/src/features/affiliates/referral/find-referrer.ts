import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { affiliates, referrals } from '../../../db/schema/index.ts';
import { readAffiliateSettings } from '../affiliate-settings.ts';

/** The affiliate through whom a member came, and how. */
export async function findReferrer(db: Database, userId: number) {
  const [row] = await db
    .select({
      userId: affiliates.userId,
      username: affiliates.username,
      settings: affiliates.settings,
      isSignup: referrals.isSignup,
    })
    .from(referrals)
    .innerJoin(affiliates, eq(affiliates.userId, referrals.affiliateId))
    .where(eq(referrals.userId, userId));
  return row && { ...row, settings: readAffiliateSettings(row.settings) };
}
