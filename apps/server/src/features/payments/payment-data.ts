import { asc, eq } from 'drizzle-orm';
import { billingCustomers, payments } from '../../db/schema/index.ts';
import { personalData } from '../personal-data/personal-data.ts';

export const paymentData = personalData({
  file: 'payments.json',
  tables: ['payments', 'billing_customers'],
  consequence:
    'Your payments stay in the books, without your name. What you subscribed to ends at once.',
  rows: async (db, { id }) => [
    ...(await db
      .select({
        service: billingCustomers.provider,
        customerId: billingCustomers.customerId,
        subscription: billingCustomers.plan,
        state: billingCustomers.state,
        until: billingCustomers.periodEnd,
      })
      .from(billingCustomers)
      .where(eq(billingCustomers.userId, id))),
    ...(await db
      .select({
        amountCents: payments.amountCents,
        taxCents: payments.taxCents,
        currency: payments.currency,
        plan: payments.plan,
        paidAt: payments.paidAt,
        by: payments.provider,
        cardFingerprint: payments.cardFingerprint,
      })
      .from(payments)
      .where(eq(payments.userId, id))
      .orderBy(asc(payments.id))),
  ],
});
