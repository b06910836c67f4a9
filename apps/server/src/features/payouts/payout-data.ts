import { asc, eq } from 'drizzle-orm';
import { payoutProfiles, payouts } from '../../db/schema/index.ts';
import { personalData } from '../personal-data/personal-data.ts';

export const payoutData = personalData({
  file: 'payouts.json',
  tables: ['payout_profiles', 'payouts'],
  consequence:
    'Where your money was sent to is deleted. A transfer under way still arrives, and what is kept for it is deleted then. That it was sent stays in the books, without your name.',
  rows: async (db, { id }) => [
    ...(await db.select().from(payoutProfiles).where(eq(payoutProfiles.userId, id))),
    ...(await db
      .select({
        amountCents: payouts.amountCents,
        currency: payouts.currency,
        state: payouts.state,
        to: payouts.payee,
        requestedAt: payouts.requestedAt,
        settledAt: payouts.settledAt,
      })
      .from(payouts)
      .where(eq(payouts.userId, id))
      .orderBy(asc(payouts.requestedAt))),
  ],
});
