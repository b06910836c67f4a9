import { and, eq } from 'drizzle-orm';
import { paymentEvents } from '../../db/schema/index.ts';
import { CodedError } from '../../errors/coded-error.ts';
import { type SyncParts, syncCustomer } from './sync-customer.ts';

/** Takes what the service tells us. It says only that something changed; what did is asked for. */
export async function receiveEvent(
  parts: SyncParts,
  body: Buffer,
  signature: string | undefined,
  now: Date,
): Promise<void> {
  const { db, payments } = parts;
  const event = await payments.readEvent(body, signature, now);
  if (!event) throw new CodedError('event-refused');
  if (!event.customerId) return;
  const [known] = await db
    .select({ id: paymentEvents.eventId })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.provider, payments.name), eq(paymentEvents.eventId, event.id)));
  if (!known) await syncCustomer(parts, event.customerId, event);
}
