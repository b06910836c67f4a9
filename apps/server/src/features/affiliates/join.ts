import type { Database } from '../../db/database.ts';
import type { Account } from '../../http/caller.ts';
import { findAffiliateByName, insertAffiliate } from './affiliate-repository.ts';
import { usernamesFor } from './choose-username.ts';
import { findReferrer } from './referral/find-referrer.ts';

/** Makes a member an affiliate, under a username made of their name. Who brought them here may have invited them to. */
export async function joinAffiliates(db: Database, account: Account): Promise<void> {
  const referrer = await findReferrer(db, account.id);
  const invitedBy = referrer?.settings.refer3 ? referrer.userId : undefined;
  for (const username of usernamesFor(account)) {
    const other = await findAffiliateByName(db, username);
    if (other && other.userId !== account.id) continue;
    if (await insertAffiliate(db, account.id, username, invitedBy)) return;
  }
}
