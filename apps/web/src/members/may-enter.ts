import type { User } from '@reelwright/contract';
import type { PageAccess } from './page-handle.ts';

/** Whether a page lets this person in. */
export function mayEnter(
  access: PageAccess,
  user:
    | (Pick<User, 'id' | 'guest' | 'admin'> & { readonly access?: Pick<User['access'], 'owner'> })
    | null,
): boolean {
  if (access === 'anyone') return true;
  if (!user) return false;
  if (access === 'owner') return user.access?.owner === true;
  if (access === 'admin') return user.admin === true;
  return user.id > 0 || (user.guest && access === 'guest');
}
