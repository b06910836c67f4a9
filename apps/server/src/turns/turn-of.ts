import type { Caller } from '../http/caller.ts';
import { addressKey } from '../rate-limit/address-key.ts';

/** Whose turn something takes, where people share what there is. */
export interface Turn {
  /**
   * A member, or an address: guests share that of theirs, because a session costs nothing and whoever opens six
   * would have six turns.
   */
  readonly person: string;
  readonly address: string;
}

export function turnOf(caller: Caller | undefined, networkAddress: string): Turn {
  const address = `address ${addressKey(networkAddress)}`;
  return { person: caller?.kind === 'member' ? `member ${caller.id}` : address, address };
}
