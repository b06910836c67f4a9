import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { billingCustomers } from '../../db/schema/index.ts';
import type { Queue } from '../../jobs/queue.ts';
import { endSubscriptionsJob } from './payment-jobs.ts';

/** Nobody pays on for an account that is gone. In the transaction that deletes it. */
export async function endSubscriptions(db: Database, queue: Queue, userId: number): Promise<void> {
  const [customer] = await db
    .select({ customerId: billingCustomers.customerId })
    .from(billingCustomers)
    .where(eq(billingCustomers.userId, userId));
  if (customer) await queue.enqueue(db, endSubscriptionsJob, { customerId: customer.customerId });
}
