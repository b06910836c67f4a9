import { type AffiliateInfo, affiliateTerms } from '@reelwright/contract';
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import {
  commissionShares,
  ledgerEntries,
  ledgerTransactions,
  payments,
  referrals,
} from '../../../db/schema/index.ts';
import { CodedError } from '../../../errors/coded-error.ts';
import type { Account } from '../../../http/caller.ts';
import { affiliateBalance, affiliateCurrency, lastMaturity } from '../../books/sums.ts';
import { findAffiliate } from '../affiliate-repository.ts';
import { vouchersOf } from '../vouchers.ts';

const dollars = (cents: number) => cents / 100;

/** How an affiliate stands. Every sum of money is one over the books. */
export async function affiliateInfo(
  db: Database,
  account: Account,
  publicUrl: string,
  now: Date,
): Promise<AffiliateInfo> {
  const { id } = account;
  const affiliate = await findAffiliate(db, id);
  if (!affiliate) throw new CodedError('affiliate-required');
  const balance = await affiliateBalance(db, id, now);
  const final = await lastMaturity(db, id, now);
  const vouchers = await vouchersOf(db, account, now);
  return {
    id,
    username: affiliate.username,
    link: `${publicUrl}/?ref=${affiliate.username}`,
    percent: affiliateTerms.percent,
    total: dollars(balance.total),
    holding: dollars(balance.holding),
    unpaid: dollars(balance.unpaid),
    paid: dollars(balance.paid),
    in_review: dollars(balance.inReview),
    in_transfer: dollars(balance.due),
    final_date: final?.toISOString() ?? null,
    signups: await countSignups(db, id),
    upgrades: await countUpgrades(db, id),
    promotions: (await earnedByPromotion(db, id)).map(({ name, cents }) => ({
      name,
      total: dollars(cents),
    })),
    vouchers: vouchers?.map(({ code, usedAt }) => ({ code, used: usedAt !== null })) ?? null,
    held_reason: affiliate.heldReason,
  };
}

async function countSignups(db: Database, affiliateId: number): Promise<number> {
  const [row] = await db
    .select({ people: count() })
    .from(referrals)
    .where(and(eq(referrals.affiliateId, affiliateId), referrals.isSignup));
  return row?.people ?? 0;
}

const isCommission = (affiliateId: number) =>
  and(
    eq(ledgerEntries.party, affiliateId),
    eq(ledgerEntries.currency, affiliateCurrency),
    inArray(ledgerEntries.account, ['affiliate', 'affiliate-held']),
    // Released is what the operator declined, too: it was earned by nobody.
    inArray(ledgerTransactions.kind, ['commission', 'reversal', 'release']),
  );

/** What was agreed with an affiliate about a payment; nothing for payments from before there were two levels. */
const isShareOf = (affiliateId: number) =>
  and(eq(commissionShares.paymentId, payments.id), eq(commissionShares.affiliateId, affiliateId));

/** People they referred who paid, and did not have all of it back. */
async function countUpgrades(db: Database, affiliateId: number): Promise<number> {
  const payers = db
    .select({ payer: sql`coalesce(${payments.userId}, -${payments.id})`.as('payer') })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .innerJoin(payments, eq(payments.id, ledgerTransactions.paymentId))
    .leftJoin(commissionShares, isShareOf(affiliateId))
    .where(and(isCommission(affiliateId), sql`${commissionShares.level} is distinct from 2`))
    .groupBy(sql`1`)
    .having(sql`sum(${ledgerEntries.amountCents}) > 0`)
    .as('payers');
  const [row] = await db.select({ people: count() }).from(payers);
  return row?.people ?? 0;
}

/** What each of their links earned, the best first. */
async function earnedByPromotion(db: Database, affiliateId: number) {
  const name = sql<string>`case
    when ${commissionShares.level} = 2 then 'Affiliates I invited'
    when ${referrals.promotion} <> '' then ${referrals.promotion}
    when ${referrals.via} = 'voucher' then 'Vouchers'
    else 'Link' end`;
  const cents = sql<number>`sum(${ledgerEntries.amountCents})`.mapWith(Number);
  return db
    .select({ name, cents })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .innerJoin(payments, eq(payments.id, ledgerTransactions.paymentId))
    .leftJoin(referrals, eq(referrals.userId, payments.userId))
    .leftJoin(commissionShares, isShareOf(affiliateId))
    .where(isCommission(affiliateId))
    .groupBy(sql`1`)
    .orderBy(sql`2 desc, 1`);
}
