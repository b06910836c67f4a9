import type { User } from '@reelwright/contract';

/** Spec: the 'auth' event fires this long after somebody is in. */
const ANNOUNCED_AFTER_MS = 250;

type AuthListener = (user: User) => void;

const listeners = new Set<AuthListener>();

/** Tells when somebody is signed in; returns how to stop listening. */
export function onAuth(listener: AuthListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announceAuth(user: User): void {
  setTimeout(() => {
    for (const listener of [...listeners]) listener(user);
  }, ANNOUNCED_AFTER_MS);
}
