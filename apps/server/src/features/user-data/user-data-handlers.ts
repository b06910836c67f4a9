import type { Database } from '../../db/database.ts';
import type { FeatureHandlers } from '../../http/handlers.ts';
import { ownerOf } from '../guest-work/owner-of.ts';
import { saveUserData } from './user-data-repository.ts';

export function createUserDataHandlers(db: Database): FeatureHandlers<'updateData'> {
  return {
    updateData: async ({ body, caller }) => {
      const { target_keyword, keywords } = body.data;
      await saveUserData(db, ownerOf(await caller()), {
        ...(target_keyword !== undefined && { targetKeyword: target_keyword }),
        ...(keywords && { keywords }),
      });
      return { type: 'msg', msg: 'Saved.' };
    },
  };
}
