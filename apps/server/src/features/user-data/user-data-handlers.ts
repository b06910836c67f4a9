import type { Database } from '../../db/database.ts';
import type { FeatureHandlers } from '../../http/handlers.ts';
import { saveUserData } from './user-data-repository.ts';

export function createUserDataHandlers(db: Database): FeatureHandlers<'updateData'> {
  return {
    updateData: async ({ body, caller }) => {
      const { target_keyword, keywords } = body.data;
      const person = await caller();
      const owner =
        person.kind === 'member' ? { userId: person.id } : { guestId: person.sessionId };
      await saveUserData(db, owner, {
        ...(target_keyword !== undefined && { targetKeyword: target_keyword }),
        ...(keywords && { keywords }),
      });
      return { type: 'msg', msg: 'Saved.' };
    },
  };
}
