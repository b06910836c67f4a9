import { randomUUID } from 'node:crypto';
import type { PlanName } from '@reelwright/plans';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/index.ts';
import type { Account } from '../../http/caller.ts';
import { insertAuditEntry } from '../audit/audit-repository.ts';
import { type Invoice, invoiceNumber } from '../billing/invoice.ts';
import type { Money } from '../billing/money.ts';
import { takePayment } from '../payments/take-payment.ts';

interface PlanChange {
  readonly plan: PlanName;
  /** The last moment of a paid plan; undefined for one without an end. */
  readonly until: Date | undefined;
  /** What was paid for it: booked then, with an invoice. */
  readonly payment: Money | undefined;
  /** Who gives it on the page People; nobody: a command in a terminal. */
  readonly actorId?: number;
}

/** Puts an account on a plan, with its payment and a note of the change, or does none of it. */
export async function changePlan(
  db: Database,
  account: Account,
  { plan, until, payment, actorId }: PlanChange,
  now: Date,
): Promise<Invoice | undefined> {
  return db.transaction(async (transaction) => {
    await transaction
      .update(users)
      .set({ plan, planUntil: until ?? null })
      .where(eq(users.id, account.id));
    const invoice =
      payment &&
      (await takePayment(transaction, {
        ...payment,
        provider: 'operator',
        externalId: randomUUID(),
        payer: account,
        plan,
        periodStart: now,
        periodEnd: until,
        paidAt: now,
      }));
    await insertAuditEntry(transaction, {
      action: 'plan-changed',
      userId: account.id,
      ...(actorId !== undefined && { actorId }),
      details: {
        by: actorId === undefined ? 'admin command' : 'people page',
        from: { plan: account.plan, until: account.planUntil },
        to: { plan, until: until ?? null },
        ...(invoice && { invoice: invoiceNumber(invoice) }),
      },
    });
    return invoice;
  });
}
