import { asc, eq } from 'drizzle-orm';
import { payoutProfiles, payouts } from '../../db/schema/index.ts';
import { personalData } from '../personal-data/personal-data.ts';

export const payoutData = personalData({
  file: 'payouts.json',
  tables: ['payout_profiles', 'payouts'],
  consequence:
    'Where your money was sent to is deleted. That it was sent stays in the books, without your name.',
  rows: async (db, { id }) => [
    ...(await db.select().from(payoutProfiles).where(eq(payoutProfiles.userId, id))),
    ...(await db
      .select({
        amountCents: payouts.amountCents,
        currency: payouts.currency,
        state: payouts.state,
        requestedAt: payouts.requestedAt,
        settledAt: payouts.settledAt,
      })
      .from(payouts)
      .where(eq(payouts.userId, id))
      .orderBy(asc(payouts.requestedAt))),
  ],
});
