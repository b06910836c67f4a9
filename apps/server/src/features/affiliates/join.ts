import type { Database } from '../../db/database.ts';
import type { Account } from '../../http/caller.ts';
import { findAffiliateByName, insertAffiliate } from './affiliate-repository.ts';
import { usernamesFor } from './choose-username.ts';

/** Makes a member an affiliate, under a username made of their name. */
export async function joinAffiliates(db: Database, account: Account): Promise<void> {
  for (const username of usernamesFor(account)) {
    const other = await findAffiliateByName(db, username);
    if (other && other.userId !== account.id) continue;
    if (await insertAffiliate(db, account.id, username)) return;
  }
}
