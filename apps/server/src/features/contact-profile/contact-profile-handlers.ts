import type { ContactProfile } from '@reelwright/contract';
import type { Database } from '../../db/database.ts';
import type { FeatureHandlers } from '../../http/handlers.ts';
import { ownerOf } from '../guest-work/owner-of.ts';
import {
  findContactProfile,
  removeContactProfile,
  saveContactProfile,
} from './contact-profile-repository.ts';

export function createContactProfileHandlers(
  db: Database,
): FeatureHandlers<'contactProfile' | 'contactProfileSave'> {
  return {
    contactProfile: async ({ caller }) => ({
      profile: (await findContactProfile(db, ownerOf(await caller()))) ?? null,
    }),
    contactProfileSave: async ({ body, caller }) => {
      const owner = ownerOf(await caller());
      // Somebody who saves an empty form wants their details gone.
      if (isEmpty(body.profile)) await removeContactProfile(db, owner);
      else await saveContactProfile(db, owner, body.profile);
      return { type: 'msg', msg: 'Profile successfully saved' };
    },
  };
}

function isEmpty({ info }: ContactProfile): boolean {
  return Object.values(info).every((line) => !line);
}
