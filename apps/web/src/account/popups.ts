// Which account popup is open. The hosts draw them; anything may open them.
import type { User } from '@reelwright/contract';
import { createStore } from '../store/create-store.ts';

export type AuthView = 'signup' | 'login' | 'second-step' | 'forgot' | 'verify';

export interface AuthOptions {
  readonly view?: AuthView;
  readonly hideSignup?: boolean;
  /** The address to log in with, where it is known. */
  readonly email?: string;
  /** What the server began when the password was right, for the second step. */
  readonly step?: string;
  /** One line on why it opened: 'Your session has ended..' */
  readonly reason?: string;
}

export interface OpenAuth extends AuthOptions {
  /** Told who signed in, or null when the popup was closed. */
  readonly answer: (user: User | null) => void;
}

export type AccountSection = 'profile' | 'password' | 'security' | 'devices' | 'data';

export const authPopup = createStore<OpenAuth | undefined>(undefined);
export const accountPopup = createStore<AccountSection | undefined>(undefined);
export const billingPopup = createStore(false);

/** How many hosts are drawn: without one a popup would be asked for in vain. */
let authHosts = 0;

export function countAuthHost(): () => void {
  authHosts += 1;
  return () => {
    authHosts -= 1;
  };
}

/** Opens the auth popup; answers with whoever signed in, or null. */
export function openAuth(options: AuthOptions = {}): Promise<User | null> {
  if (authHosts === 0) {
    throw new Error('Please add an <auth-popup /> tag in $root component');
  }
  const { promise, resolve } = Promise.withResolvers<User | null>();
  authPopup.get()?.answer(null);
  authPopup.set({ ...options, answer: resolve });
  return promise;
}
