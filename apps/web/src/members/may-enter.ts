import type { User } from '@reelwright/contract';
import type { PageAccess } from './page-handle.ts';

/** Whether a page lets this person in. */
export function mayEnter(access: PageAccess, user: Pick<User, 'id' | 'guest'> | null): boolean {
  if (access === 'anyone') return true;
  if (!user) return false;
  return user.id > 0 || (user.guest && access === 'guest');
}
