/** Spec: the 'auth' event fires this long after somebody is in. */
const announcedAfterMs = 250;

type AuthListener = (userId: number) => void;

const listeners = new Set<AuthListener>();

/** Tells when somebody is signed in; returns how to stop listening. */
export function onAuth(listener: AuthListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announceAuth(userId: number): void {
  setTimeout(() => {
    for (const listener of [...listeners]) listener(userId);
  }, announcedAfterMs);
}
