import { asc, eq } from 'drizzle-orm';
import {
  affiliates,
  affiliateVisits,
  ledgerEntries,
  ledgerTransactions,
  referrals,
  vouchers,
} from '../../db/schema/index.ts';
import { personalData } from '../personal-data/personal-data.ts';

/** What is kept about affiliates, and about who came through one. */
export const affiliateData = personalData({
  file: 'affiliate.json',
  tables: ['affiliates', 'referrals'],
  consequence:
    'If you are an affiliate, your link stops working, and what was not paid out yet can no longer be paid. The books keep the amounts, without your name.',
  rows: async (db, { id }) => {
    const [affiliate] = await db.select().from(affiliates).where(eq(affiliates.userId, id));
    const visits = await db
      .select({ day: affiliateVisits.day, visits: affiliateVisits.visits })
      .from(affiliateVisits)
      .where(eq(affiliateVisits.affiliateId, id))
      .orderBy(asc(affiliateVisits.day));
    const [referral] = await db
      .select({
        via: referrals.via,
        promotion: referrals.promotion,
        voucher: referrals.voucher,
        since: referrals.createdAt,
        clickedAt: referrals.clickedAt,
        lookedAtBecause: referrals.doubt,
      })
      .from(referrals)
      .where(eq(referrals.userId, id));
    const gifts = await db
      .select({ code: vouchers.code, usedAt: vouchers.usedAt })
      .from(vouchers)
      .where(eq(vouchers.affiliateId, id))
      .orderBy(asc(vouchers.code));
    const booked = await db
      .select({
        kind: ledgerTransactions.kind,
        account: ledgerEntries.account,
        amountCents: ledgerEntries.amountCents,
        currency: ledgerEntries.currency,
        at: ledgerTransactions.occurredAt,
        note: ledgerTransactions.note,
      })
      .from(ledgerEntries)
      .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
      .where(eq(ledgerEntries.party, id))
      .orderBy(asc(ledgerEntries.id));
    return [
      ...(affiliate
        ? [
            {
              username: affiliate.username,
              joinedAt: affiliate.joinedAt,
              wasInvited: affiliate.invitedBy !== null,
              transfersStoppedBecause: affiliate.heldReason,
              settings: affiliate.settings,
              vouchers: gifts,
              visits,
              booked,
            },
          ]
        : []),
      ...(referral ? [{ cameThroughAnAffiliate: referral }] : []),
    ];
  },
});
