import type { Database } from '../../db/database.ts';
import type { FeatureHandlers } from '../../http/handlers.ts';
import { withError } from '../google/return-path.ts';
import { claimInstallation, mayClaim } from './owner-service.ts';

/** The browser keeps the code for so long: people look around before they sign up. */
const keptSeconds = 30 * 24 * 3600;
/** The pages say what the address did, and what comes next. */
const frontPage = '/?owner=next';
const membersPage = '/members.html';
const claimedPage = '/members.html?owner=now';

export function createOwnerHandlers(db: Database): FeatureHandlers<'ownInstallation'> {
  return {
    ownInstallation: async ({ query: { code }, caller, cookies }) => {
      const person = await caller();
      // Pressed once more, weeks later: it is theirs already.
      if (person.kind === 'member' && person.owner) return membersPage;
      if (!(await mayClaim(db, code))) return withError(membersPage, 'owner-code-used');
      if (person.kind === 'member') {
        await claimInstallation(db, person.id, code);
        return claimedPage;
      }
      cookies.set('owner', code, keptSeconds);
      return frontPage;
    },
  };
}
