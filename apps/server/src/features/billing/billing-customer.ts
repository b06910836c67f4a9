import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { billingCustomers } from '../../db/schema/index.ts';
import type { Account } from '../../http/caller.ts';
import type { Payments } from '../../providers/payments/payments-port.ts';

type BillingCustomer = typeof billingCustomers.$inferSelect;

/** Who somebody is at the payment service; nothing when they never wanted to pay there. */
export async function findCustomer(
  db: Database,
  payments: Payments,
  userId: number,
): Promise<BillingCustomer | undefined> {
  const [row] = await db
    .select()
    .from(billingCustomers)
    .where(and(eq(billingCustomers.userId, userId), eq(billingCustomers.provider, payments.name)));
  return row;
}

/** The same, made known there on first need. */
export async function ensureCustomer(
  db: Database,
  payments: Payments,
  account: Account,
): Promise<BillingCustomer> {
  const known = await findCustomer(db, payments, account.id);
  if (known) return known;
  const customerId = await payments.createCustomer(account);
  await db
    .insert(billingCustomers)
    .values({ userId: account.id, provider: payments.name, customerId })
    // Two tabs at once: the first one counts.
    .onConflictDoNothing();
  const made = await findCustomer(db, payments, account.id);
  if (!made) throw new Error('The customer was not stored.');
  return made;
}
