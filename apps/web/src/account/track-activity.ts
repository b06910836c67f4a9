import { client } from '../api/client.ts';
import { currentUser, isMember } from './session-store.ts';

const LONGEST_DELAY_MS = 2000;

/** Notes what a member did. Nobody waits for it, and nobody hears of it when it fails. */
export function trackActivity(name: string): void {
  if (!isMember(currentUser())) return;
  setTimeout(() => {
    client.activity({ query: { name } }).catch(() => undefined);
  }, Math.random() * LONGEST_DELAY_MS);
}
