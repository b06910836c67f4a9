import { client } from '../api/client.ts';
import { sendQuietly } from '../api/quiet-calls.ts';
import { currentUser, isMember } from './session-store.ts';

const longestDelayMs = 2000;

/** Notes what a member did. Nobody waits for it, and nobody hears of it when it fails. */
export function trackActivity(name: string): void {
  const user = currentUser();
  // What whoever visits an account does there is not its person's.
  if (!isMember(user) || user.visit) return;
  void sendQuietly(Math.random() * longestDelayMs, (signal) =>
    client.activity({ query: { name } }, { signal }),
  );
}
