import { asc, eq } from 'drizzle-orm';
import { payments } from '../../db/schema/index.ts';
import { personalData } from '../personal-data/personal-data.ts';

export const paymentData = personalData({
  file: 'payments.json',
  tables: ['payments'],
  consequence: 'Your payments stay in the books, without your name.',
  rows: (db, { id }) =>
    db
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
      .orderBy(asc(payments.id)),
});
