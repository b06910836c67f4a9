import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { paymentEvents } from '../../db/schema/index.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { PaymentEvent, Payments } from '../../providers/payments/payments-port.ts';
import { applyCustomer } from './apply-customer.ts';

export interface SyncParts {
  readonly db: Database;
  readonly queue: Queue;
  readonly publicUrl: string;
  readonly payments: Payments;
}

/**
 * Asks the service how a customer stands, and applies the answer together with what made us ask: all of it or nothing.
 * The question comes first, so that no transaction waits for another machine.
 */
export async function syncCustomer(
  { db, queue, publicUrl, payments }: SyncParts,
  customerId: string,
  event?: PaymentEvent,
): Promise<void> {
  const askedAt = await databaseMicroseconds(db);
  const record = await payments.readCustomer(customerId);
  const provider = payments.name;
  await db.transaction(async (transaction) => {
    if (event) {
      await transaction
        .insert(paymentEvents)
        .values({ provider, eventId: event.id, kind: event.kind })
        .onConflictDoNothing();
    }
    await applyCustomer({ db: transaction, queue, publicUrl, provider }, record, askedAt);
  });
}

/** By the one clock that all processes share. */
async function databaseMicroseconds(db: Database): Promise<number> {
  const { rows } = await db.execute<{ now: string }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000000)::bigint as now`,
  );
  return Number(rows[0]?.now);
}
