import type { User } from '@reelwright/contract';
import { useStore } from '../store/use-store.ts';
import { sessionStore } from './session-store.ts';

/** The person at this browser; null when nobody is signed in or it isn't known yet. */
export function useUser(): User | null {
  const session = useStore(sessionStore);
  return session.status === 'known' ? session.user : null;
}
