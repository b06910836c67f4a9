import { planNameOf } from '@reelwright/plans';
import { eq, type InferSelectModel, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { billingCustomers, users } from '../../db/schema/index.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { CustomerRecord } from '../../providers/payments/payments-port.ts';
import { spendVoucher } from '../affiliates/vouchers.ts';
import { insertAuditEntry } from '../audit/audit-repository.ts';
import { formatDay } from '../billing/format-day.ts';
import { queueMail } from '../mail/mail-service.ts';
import { betterPlan, isInForce, lastWordOf } from '../plans/better-plan.ts';
import { standingOf } from './standing-of.ts';
import { takeFee, takePayment, takeRefund } from './take-payment.ts';

type CustomerRow = InferSelectModel<typeof billingCustomers>;

interface ApplyParts {
  readonly db: Database;
  readonly queue: Queue;
  readonly publicUrl: string;
  /** The service it was read from. */
  readonly provider: string;
}

/**
 * Brings the books and somebody's plan to what the service says of them. Call it in a transaction. Harmless however
 * often it runs; an answer that is older than what we know changes the books, which know what they have, and not the plan.
 */
export async function applyCustomer(
  parts: ApplyParts,
  record: CustomerRecord,
  askedAt: number,
): Promise<void> {
  const row = await lockCustomer(parts, record);
  await bookPayments(parts, record, row?.userId);
  if (!row || row.askedAt > askedAt) return;
  const { subscription } = record;
  await parts.db
    .update(billingCustomers)
    .set({
      askedAt,
      subscriptionId: subscription?.id ?? null,
      state: subscription?.state ?? null,
      plan: subscription?.plan ?? null,
      every: subscription?.every ?? null,
      periodEnd: subscription?.endsAt ?? subscription?.periodEnd ?? null,
      isEnding: subscription?.endsAt !== undefined,
    })
    .where(eq(billingCustomers.userId, row.userId));
  await givePlan(parts, record, row);
  await mailUnpaid(parts, record, row);
}

/** Nothing for customers of other products, and of accounts that are gone. */
async function lockCustomer(
  { db, provider }: ApplyParts,
  { customerId, userId }: CustomerRecord,
): Promise<CustomerRow | undefined> {
  const find = async () => {
    const [row] = await db
      .select()
      .from(billingCustomers)
      .where(
        sql`${billingCustomers.provider} = ${provider} and ${billingCustomers.customerId} = ${customerId}`,
      )
      .for('update');
    return row;
  };
  const known = await find();
  if (known || userId === undefined) return known;
  // Made at the service, and then we were interrupted.
  await db.execute(sql`
    insert into ${billingCustomers} (user_id, provider, customer_id)
    select id, ${provider}, ${customerId} from ${users} where id = ${userId} on conflict do nothing`);
  return find();
}

async function bookPayments(
  { db, provider }: ApplyParts,
  { payments, userId: labelled }: CustomerRecord,
  userId: number | undefined,
): Promise<void> {
  const [account] =
    userId === undefined
      ? []
      : await db
          .select({ id: users.id, name: users.name, email: users.email })
          .from(users)
          .where(eq(users.id, userId));
  for (const payment of payments) {
    // What people of other products pay is none of our money.
    if (account || labelled !== undefined) {
      if (account && payment.voucher) {
        await spendVoucher(db, account.id, payment.voucher, payment.paidAt);
      }
      await takePayment(db, {
        provider,
        externalId: payment.id,
        payer: account ?? { id: null, name: '', email: '' },
        amountCents: payment.amountCents,
        taxCents: payment.taxCents,
        currency: payment.currency,
        plan: payment.plan,
        periodStart: payment.periodStart,
        periodEnd: payment.periodEnd,
        paidAt: payment.paidAt,
        cardFingerprint: payment.cardFingerprint,
      });
    }
    for (const { id, amountCents, at } of payment.moneyBack) {
      await takeRefund(db, { provider, externalId: id, payment: payment.id, amountCents, at });
    }
    for (const { id, amountCents, currency, at } of payment.fees) {
      await takeFee(db, {
        provider,
        externalId: id,
        payment: payment.id,
        amountCents,
        currency,
        at,
      });
    }
  }
}

/**
 * Changes the account when the service has something new to say, or what they had has ended. What the operator gave
 * them is not lost by it: the better one counts.
 */
async function givePlan(
  { db, provider }: ApplyParts,
  record: CustomerRecord,
  { userId, givenPlan, givenUntil }: CustomerRow,
): Promise<void> {
  const standing = standingOf(record);
  if (!standing) return;
  const isNews = standing.plan !== givenPlan || standing.until.getTime() !== givenUntil?.getTime();
  const [before] = await db
    .select({ plan: users.plan, until: users.planUntil })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  if (!before) return;
  const now = new Date();
  const had = { plan: before.plan ?? 'free', until: before.until };
  // Free can only be the operator's word here: somebody who pays is to have nothing until there is news.
  if (!isNews && (isInForce(had, now) || planNameOf(had.plan) === 'free')) return;
  await db
    .update(billingCustomers)
    .set({ givenPlan: standing.plan, givenUntil: standing.until })
    .where(eq(billingCustomers.userId, userId));
  const { plan, until } = betterPlan(standing, await lastWordOf(db, userId, provider), now);
  if (plan === before.plan && until?.getTime() === before.until?.getTime()) return;
  await db.update(users).set({ plan, planUntil: until }).where(eq(users.id, userId));
  await insertAuditEntry(db, {
    action: 'plan-changed',
    userId,
    details: { by: provider, from: before, to: { plan, until } },
  });
}

/** Tells somebody once that a bill could not be paid. */
async function mailUnpaid(
  { db, queue, publicUrl }: ApplyParts,
  record: CustomerRecord,
  { userId, mailedBill }: CustomerRow,
): Promise<void> {
  const bill = record.subscription?.unpaidBill;
  const standing = standingOf(record);
  if (!bill || bill === mailedBill || !standing) return;
  const [account] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!account) return;
  await db
    .update(billingCustomers)
    .set({ mailedBill: bill })
    .where(eq(billingCustomers.userId, userId));
  await queueMail(db, queue, {
    to: account.email,
    template: 'payment-declined',
    words: {
      until: formatDay(standing.until),
      billingUrl: `${publicUrl}/members.html#/billing`,
    },
  });
}
