import type { Database } from '../../db/database.ts';

/**
 * Hands over what a guest made, in the transaction of signing in. Claiming nothing is no failure. Such
 * rows refer to the guest's session (`sessions.id`): what is not claimed goes with it.
 */
export type ClaimGuestWork = (
  db: Database,
  guestSessionId: string,
  userId: number,
) => Promise<void>;
