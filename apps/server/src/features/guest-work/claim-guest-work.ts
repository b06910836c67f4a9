import type { Database } from '../../db/database.ts';
import { claimFiles } from '../stored-files/stored-file-repository.ts';
import { claimUserData } from '../user-data/user-data-repository.ts';

/** Hands over what a guest made, in the transaction of signing in. Claiming nothing is no failure. */
type ClaimGuestWork = (db: Database, guestSessionId: string, userId: number) => Promise<void>;

/**
 * Every feature that lets guests make something has its claim here. Such rows refer to the guest's
 * session (`sessions.id`, on delete cascade): what is not claimed goes with it.
 */
const claims: readonly ClaimGuestWork[] = [claimUserData, claimFiles];

/** What a guest began becomes the member's. */
export const claimGuestWork: ClaimGuestWork = async (db, guestSessionId, userId) => {
  for (const claim of claims) await claim(db, guestSessionId, userId);
};
