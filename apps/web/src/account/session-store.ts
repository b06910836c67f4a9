import type { User } from '@reelwright/contract';
import { client } from '../api/client.ts';
import { errorMessage } from '../api/error-message.ts';
import { createStore } from '../store/create-store.ts';
import { announceAuth } from './auth-event.ts';

/** Who uses this browser, as far as we know. */
export type Session =
  | { readonly status: 'unknown' }
  | { readonly status: 'unreachable'; readonly message: string }
  | { readonly status: 'known'; readonly user: User | null };

export const sessionStore = createStore<Session>({ status: 'unknown' });

export function currentUser(): User | null {
  const session = sessionStore.get();
  return session.status === 'known' ? session.user : null;
}

/** A signed-in person, not a guest. */
export function isMember(user: User | null): user is User {
  return user !== null && user.id > 0;
}

/** Takes in who it is now. Somebody new is announced; so is whoever had to sign in again. */
export function setUser(user: User | null, { justSignedIn = false } = {}): void {
  const before = currentUser();
  sessionStore.set({ status: 'known', user });
  if (isMember(user) && (justSignedIn || user.id !== before?.id)) announceAuth(user.id);
}

/** Asks the server who it is. What is known stays until the answer is there. */
export async function loadUser(): Promise<User | null> {
  try {
    const { user } = await client.userInfo();
    setUser(user);
    return user;
  } catch (error) {
    if (sessionStore.get().status !== 'known') {
      sessionStore.set({ status: 'unreachable', message: errorMessage(error) });
    }
    return currentUser();
  }
}
