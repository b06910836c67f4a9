import type { Database } from '../../db/database.ts';
import type { FeatureHandlers } from '../../http/handlers.ts';
import { insertActivity } from './activity-repository.ts';

export function createActivityHandlers(db: Database): FeatureHandlers<'activity'> {
  return {
    activity: async ({ query, caller }) => {
      const person = await caller();
      // Spec: for signed-in people only. Guests may call, since the page need not know the difference.
      if (person.kind === 'member') await insertActivity(db, person.id, query.name);
      return { type: 'msg', msg: 'Noted.' };
    },
  };
}
