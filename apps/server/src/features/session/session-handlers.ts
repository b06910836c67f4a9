import type { User } from '@reelwright/contract';
import type { Caller } from '../../http/caller.ts';
import type { FeatureHandlers } from '../../http/handlers.ts';

export const sessionHandlers: FeatureHandlers<'userInfo' | 'userIp'> = {
  userInfo: async ({ caller }) => ({ type: 'user', user: toUser(await caller()) }),
  userIp: ({ address }) => address,
};

function toUser(caller: Caller): User | null {
  switch (caller.kind) {
    case 'nobody':
      return null;
    case 'guest':
      return {
        id: -1,
        guest: true,
        email: '',
        name: '',
        plan: null,
        verified: false,
        created_at: null,
      };
    case 'member':
      return {
        id: caller.id,
        guest: false,
        email: caller.email,
        name: caller.name,
        plan: caller.plan,
        verified: caller.verified,
        created_at: caller.createdAt.toISOString(),
      };
    default:
      return caller satisfies never;
  }
}
