import { featureList } from '../feature-list.ts';
import type { ClaimGuestWork } from './claim-guest-work.ts';

/** What a guest began becomes the member's, whichever feature they began it with. */
export const claimGuestWork: ClaimGuestWork = async (db, guestSessionId, userId) => {
  for (const { claimGuestWork: claim } of featureList) await claim?.(db, guestSessionId, userId);
};
