import type { User } from '@reelwright/contract';
import { planOf } from '@reelwright/plans';
import type { Account } from '../../http/caller.ts';

/** An account as the browser sees it. */
export function toUser(account: Account): User {
  const { planUntil } = account;
  const { expired, ...access } = planOf({ ...account, guest: false }, new Date());
  return {
    id: account.id,
    guest: false,
    email: account.email,
    name: account.name,
    // The stored plan of an owner, or none at all, would read as less than they have.
    plan: account.owner ? 'owner' : account.plan,
    expired,
    verified: account.verified,
    has_password: account.hasPassword,
    access: { ...access, until: account.owner ? null : (planUntil?.toISOString() ?? null) },
    ...(account.visit && { visit: true }),
    ...(account.visitMayChange && { visit_may_change: true }),
    ...((account.owner || account.admin) && { admin: true }),
    ...(account.affiliate && { affiliate: true }),
    created_at: account.createdAt.toISOString(),
  };
}

const { expired, ...guestAccess } = planOf(
  { plan: null, planUntil: null, guest: true },
  new Date(0),
);

/** A guest as the browser sees them. */
export const guestUser: User = {
  id: -1,
  guest: true,
  email: '',
  name: '',
  plan: null,
  expired,
  verified: false,
  has_password: false,
  access: { ...guestAccess, until: null },
  created_at: null,
};
