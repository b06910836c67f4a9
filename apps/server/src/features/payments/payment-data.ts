import { asc, eq } from 'drizzle-orm';
import { payments, subscriptions } from '../../db/schema/index.ts';
import { personalData } from '../personal-data/personal-data.ts';

export const paymentData = personalData({
  file: 'payments.json',
  tables: ['payments', 'subscriptions'],
  consequence:
    'Your payments stay in the books, without your name. Please cancel a subscription before you leave.',
  rows: async (db, { id }) => [
    ...(await db
      .select({
        amountCents: payments.amountCents,
        taxCents: payments.taxCents,
        currency: payments.currency,
        plan: payments.plan,
        paidAt: payments.paidAt,
        by: payments.provider,
      })
      .from(payments)
      .where(eq(payments.userId, id))
      .orderBy(asc(payments.id))),
    ...(await db
      .select({
        subscription: subscriptions.subscriptionId,
        customer: subscriptions.customerId,
        plan: subscriptions.plan,
        status: subscriptions.status,
        periodEnd: subscriptions.periodEnd,
      })
      .from(subscriptions)
      .where(eq(subscriptions.userId, id))),
  ],
});
