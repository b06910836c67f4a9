import type { Billing } from '@reelwright/contract';
import type { BillingPeriod, PaidPlan } from '@reelwright/plans';
import { planOf } from '@reelwright/plans';
import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  billingCustomers,
  invoices,
  ledgerEntries,
  ledgerTransactions,
  payments,
  users,
} from '../../db/schema/index.ts';
import { invoiceNumber } from './invoice.ts';

/** What the billing page shows of somebody. */
export async function billingOverview(
  db: Database,
  userId: number,
  takesPayments: boolean,
): Promise<Billing> {
  const [row] = await db
    .select({ user: users, customer: billingCustomers })
    .from(users)
    .leftJoin(billingCustomers, eq(billingCustomers.userId, users.id))
    .where(eq(users.id, userId));
  const customer = row?.customer;
  const { expired } = planOf(
    { plan: row?.user.plan ?? null, planUntil: row?.user.planUntil ?? null, guest: false },
    new Date(),
  );
  return {
    takes_payments: takesPayments,
    plan: expired ? null : (row?.user.plan ?? null),
    until: row?.user.planUntil?.toISOString() ?? null,
    subscription:
      customer?.state && customer.plan && customer.every && customer.periodEnd
        ? {
            plan: customer.plan as PaidPlan,
            every: customer.every as BillingPeriod,
            state: customer.state as 'active' | 'unpaid' | 'ended',
            period_end: customer.periodEnd.toISOString(),
            is_ending: customer.isEnding,
          }
        : null,
    invoices: await listBilled(db, userId),
  };
}

async function listBilled(db: Database, userId: number): Promise<Billing['invoices']> {
  const refunded =
    sql<number>`coalesce((select sum(${ledgerEntries.amountCents}) from ${ledgerEntries}
    join ${ledgerTransactions} on ${ledgerTransactions.id} = ${ledgerEntries.transactionId}
    where ${ledgerTransactions.paymentId} = ${payments.id} and ${ledgerTransactions.kind} = 'refund'
      and ${ledgerEntries.account} = 'customer'), 0)`.mapWith(Number);
  const rows = await db
    .select({ invoice: invoices, refunded })
    .from(invoices)
    .leftJoin(payments, eq(payments.invoiceId, invoices.id))
    .where(eq(invoices.userId, userId))
    .orderBy(desc(invoices.issuedAt), desc(invoices.id));
  return rows.map(({ invoice, refunded: back }) => ({
    number: invoiceNumber(invoice),
    issued_at: invoice.issuedAt.toISOString(),
    plan: invoice.plan,
    amount_cents: invoice.amountCents,
    tax_cents: invoice.taxCents,
    refunded_cents: back,
    currency: invoice.currency,
  }));
}
