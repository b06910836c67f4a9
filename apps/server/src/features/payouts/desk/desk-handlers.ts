import { Readable } from 'node:stream';
import type { DeskAffiliate } from '@reelwright/contract';
import type { Database } from '../../../db/database.ts';
import { CodedError } from '../../../errors/coded-error.ts';
import type { FeatureHandlers, FileReply } from '../../../http/handlers.ts';
import { attachmentHeader } from '../../../storage/attachment-header.ts';
import { findAffiliate } from '../../affiliates/affiliate-repository.ts';
import { readAffiliateSettings } from '../../affiliates/affiliate-settings.ts';
import { book } from '../../books/book.ts';
import { affiliateBalances, affiliateCurrency } from '../../books/sums.ts';
import { unanswered } from '../follow-payouts.ts';
import { markVerified } from '../payout-profile.ts';
import { settleTransfer } from '../transfers.ts';
import { decideHold } from './decide-hold.ts';
import {
  countSignups,
  listAffiliates,
  listDuePayouts,
  listHolds,
  listNewsReaders,
  stopTransfers,
  takeByHand,
} from './desk-repository.ts';
import { newsCsv } from './news-csv.ts';
import { payoutCsv } from './payout-csv.ts';

type DeskCalls =
  | 'affiliateDesk'
  | 'deskPayout'
  | 'deskPayoutByHand'
  | 'deskHold'
  | 'deskAdjust'
  | 'deskAffiliate'
  | 'deskPayoutList'
  | 'deskNewsList';

const done = (msg: string) => ({ type: 'msg' as const, msg });

export function createDeskHandlers(db: Database): FeatureHandlers<DeskCalls> {
  return {
    affiliateDesk: async ({ query }) => ({
      ...(await affiliatesAtDesk(db, query)),
      payouts: (await listDuePayouts(db)).map(({ payee, ...payout }) => ({
        id: payout.id,
        username: payout.username ?? '(left)',
        name: payee?.name ?? '',
        paypal_email: payee?.paypalEmail ?? '',
        amount: payout.amountCents / 100,
        requested_at: payout.requestedAt.toISOString(),
        by: payout.provider === 'paypal' ? ('paypal' as const) : ('operator' as const),
        progress: payout.providerState,
        trouble: payout.trouble,
        may_be_sent: payout.provider === 'paypal' && payout.providerState === unanswered,
      })),
      holds: (await listHolds(db)).map(({ id, reason, username, payer, ...hold }) => ({
        id,
        reason,
        username: username ?? '(left)',
        amount: hold.cents / 100,
        payer: payer ?? '',
        paid: hold.paidCents / 100,
        paid_at: hold.paidAt.toISOString(),
      })),
    }),
    deskPayout: async ({ body: { id, paid, note } }) => {
      if (!(await settleTransfer(db, id, { paid, note }, new Date()))) {
        throw new CodedError('not-found');
      }
      return done(paid ? 'Checked off as sent' : 'The money is back on their account');
    },
    deskPayoutByHand: async ({ body: { id, looked } }) => {
      if (!(await takeByHand(db, id, looked))) throw new CodedError('not-found');
      return done('It is yours to send now');
    },
    deskHold: async ({ body: { id, approve } }) => {
      if (!(await decideHold(db, id, approve, new Date()))) throw new CodedError('not-found');
      return done(approve ? 'Commission approved' : 'Commission declined');
    },
    deskAdjust: async ({ body: { id, amount, note, key } }) => {
      const amountCents = Math.round(amount * 100);
      if (!(await findAffiliate(db, id))) throw new CodedError('not-found');
      await book(db, {
        kind: 'adjustment',
        key: `adjustment ${key}`,
        currency: affiliateCurrency,
        occurredAt: new Date(),
        note,
        lines: [
          { account: 'income', amountCents: -amountCents },
          { account: 'affiliate', party: id, amountCents },
        ],
      });
      return done('Booked');
    },
    deskAffiliate: async ({ body: { id, held_reason, verified } }) => {
      if (held_reason !== undefined && !(await stopTransfers(db, id, held_reason))) {
        throw new CodedError('not-found');
      }
      if (verified !== undefined && !(await markVerified(db, id, verified))) {
        throw new CodedError('not-found');
      }
      return done('Saved');
    },
    deskPayoutList: async () => csvReply('payouts.csv', payoutCsv(await listByHand(db))),
    deskNewsList: async () => csvReply('affiliates-news.csv', newsCsv(await listNewsReaders(db))),
  };
}

function csvReply(name: string, csv: string): FileReply {
  return {
    status: 200,
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': attachmentHeader(name),
      'cache-control': 'private, no-store',
    },
    body: Readable.from([csv]),
  };
}

/** What the owner sends; what a service has is not to be sent twice. */
async function listByHand(db: Database) {
  return (await listDuePayouts(db)).filter(({ provider }) => provider === 'operator');
}

const pageSize = 20;

async function affiliatesAtDesk(
  db: Database,
  { page, find }: { readonly page: number; readonly find: string },
) {
  const rows = await listAffiliates(db, { page, find, size: pageSize });
  const ids = rows.map(({ id }) => id);
  const balances = await affiliateBalances(db, ids, new Date());
  const signups = await countSignups(db, ids);
  const shown = rows.map((row): DeskAffiliate => {
    const { id, profile } = row;
    const { email, url } = readAffiliateSettings(row.settings);
    const dollars = (kind: 'total' | 'holding' | 'unpaid' | 'paid') =>
      (balances.get(id)?.[kind] ?? 0) / 100;
    return {
      id,
      username: row.username,
      name: row.name,
      email: row.email,
      wants_news: email.list,
      signups: signups.get(id) ?? 0,
      total: dollars('total'),
      holding: dollars('holding'),
      unpaid: dollars('unpaid'),
      paid: dollars('paid'),
      held_reason: row.heldReason,
      identity: profile?.verified ? 'verified' : profile?.manual ? 'asked' : 'none',
      identity_note: profile?.identityNote ?? '',
      profile: profile && {
        name: profile.name,
        business_name: profile.businessName,
        country: profile.country,
        phone: profile.phone,
        paypal_email: profile.paypalEmail,
      },
      bonuses: [url.signup_bonus, url.paid_bonus].filter(Boolean),
    };
  });
  return { affiliates: shown, affiliates_total: rows[0]?.all ?? 0, page_size: pageSize };
}
