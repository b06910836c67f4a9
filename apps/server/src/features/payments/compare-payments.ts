import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import { billingCustomers, paymentEvents } from '../../db/schema/index.ts';
import type { Log } from '../../log/create-log.ts';
import { type SyncParts, syncCustomer } from './sync-customer.ts';

const dayMs = 86_400_000;
/** The service repeats an event for three days; a night or two of ours may fail. */
const comparedDays = 7;
const keptEventDays = 90;
const pageSize = 200;

/** Asks the service about everybody who pays, and everybody whose money moved lately, and books what we missed. */
export async function comparePayments(parts: SyncParts, now: Date, log: Log): Promise<void> {
  const { db, payments } = parts;
  const seen = new Set<string>();
  const failures: unknown[] = [];
  const compare = async (customerId: string) => {
    if (seen.has(customerId)) return;
    seen.add(customerId);
    // One customer that cannot be read must not keep the others from being compared.
    await syncCustomer(parts, customerId).catch((error) => {
      failures.push(error);
      log.error({ err: error, customerId }, 'A customer could not be compared.');
    });
  };
  const since = new Date(now.getTime() - comparedDays * dayMs);
  for await (const customerId of payments.listCustomersSince(since)) await compare(customerId);
  for (let last = 0; ; ) {
    const rows = await db
      .select({ userId: billingCustomers.userId, customerId: billingCustomers.customerId })
      .from(billingCustomers)
      .where(
        and(
          gt(billingCustomers.userId, last),
          eq(billingCustomers.provider, payments.name),
          inArray(billingCustomers.state, ['active', 'unpaid']),
        ),
      )
      .orderBy(billingCustomers.userId)
      .limit(pageSize);
    for (const { customerId } of rows) await compare(customerId);
    const end = rows.at(-1);
    if (!end) break;
    last = end.userId;
  }
  const old = new Date(now.getTime() - keptEventDays * dayMs);
  await db.delete(paymentEvents).where(lt(paymentEvents.receivedAt, old));
  if (failures.length > 0) throw failures[0];
}
