import type { User } from '@reelwright/contract';
import { type Account, hasExpired } from '../../http/caller.ts';

/** An account as the browser sees it. */
export function toUser(account: Account): User {
  return {
    id: account.id,
    guest: false,
    email: account.email,
    name: account.name,
    plan: account.plan,
    expired: hasExpired(account, new Date()),
    verified: account.verified,
    has_password: account.hasPassword,
    access: {},
    created_at: account.createdAt.toISOString(),
  };
}

/** A guest as the browser sees them. */
export const guestUser: User = {
  id: -1,
  guest: true,
  email: '',
  name: '',
  plan: null,
  expired: false,
  verified: false,
  has_password: false,
  access: {},
  created_at: null,
};
