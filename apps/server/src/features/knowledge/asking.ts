import type { Caller } from '../../http/caller.ts';
import type { Log } from '../../log/create-log.ts';
import type { Asking } from '../../providers/knowledge/knowledge-port.ts';
import { addressKey } from '../../rate-limit/address-key.ts';

/** Of a call: who made it, and from where. */
export interface AskedBy {
  readonly caller: () => Promise<Caller>;
  readonly address: string;
  readonly signal: AbortSignal;
  readonly log: Log;
}

/** Who asks our sources, as far as they need to know. */
export async function asking(context: AskedBy): Promise<Asking> {
  const { signal, log, address } = context;
  const caller = await context.caller();
  // Guests can have as many sessions as they like; what costs money counts by where they are.
  const asker = caller.kind === 'member' ? `member-${caller.id}` : `address-${addressKey(address)}`;
  return { signal, log, asker };
}
