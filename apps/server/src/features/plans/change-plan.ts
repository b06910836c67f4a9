import { randomUUID } from 'node:crypto';
import { type PlanName, planNameOf } from '@reelwright/plans';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/index.ts';
import type { Account } from '../../http/caller.ts';
import { insertAuditEntry } from '../audit/audit-repository.ts';
import { type Invoice, invoiceNumber } from '../billing/invoice.ts';
import type { Money } from '../billing/money.ts';
import { takePayment } from '../payments/take-payment.ts';
import { betterPlan, type GivenPlan, subscribedPlanOf } from './better-plan.ts';

interface PlanChange {
  readonly plan: PlanName;
  /** The last moment of a paid plan; undefined for one without an end. */
  readonly until: Date | undefined;
  /** What was paid for it: booked then, with an invoice. */
  readonly payment: Money | undefined;
  /** Who gives it on the page People; nobody: a command in a terminal. */
  readonly actorId?: number;
}

interface PlanChanged {
  readonly invoice: Invoice | undefined;
  /** What they have now: what they pay a service for goes on counting as long as it is better. */
  readonly now: GivenPlan;
}

/**
 * Puts an account on a plan, with its payment and a note of the change, or does none of it. Free takes away what
 * they pay for as well, until the service has something new to say.
 */
export async function changePlan(
  db: Database,
  account: Account,
  { plan, until, payment, actorId }: PlanChange,
  now: Date,
): Promise<PlanChanged> {
  return db.transaction(async (transaction) => {
    const given = { plan, until: until ?? null };
    const subscribed = await subscribedPlanOf(transaction, account.id, now);
    const better =
      subscribed && planNameOf(plan) !== 'free' ? betterPlan(subscribed, given, now) : given;
    await transaction
      .update(users)
      .set({ plan: better.plan, planUntil: better.until })
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
        to: given,
        ...(invoice && { invoice: invoiceNumber(invoice) }),
      },
    });
    return { invoice, now: better };
  });
}
