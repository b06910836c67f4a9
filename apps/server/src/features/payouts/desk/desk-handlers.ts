import { Readable } from 'node:stream';
import type { DeskAffiliate } from '@reelwright/contract';
import type { Database } from '../../../db/database.ts';
import { CodedError } from '../../../errors/coded-error.ts';
import type { FeatureHandlers } from '../../../http/handlers.ts';
import { attachmentHeader } from '../../../storage/attachment-header.ts';
import { findAffiliate } from '../../affiliates/affiliate-repository.ts';
import { readAffiliateSettings } from '../../affiliates/affiliate-settings.ts';
import { book } from '../../books/book.ts';
import { affiliateBalance, affiliateCurrency } from '../../books/sums.ts';
import { markVerified, settleTransfer } from '../payout-service.ts';
import { decideHold } from './decide-hold.ts';
import { listAffiliates, listDuePayouts, listHolds, stopTransfers } from './desk-repository.ts';
import { payoutCsv } from './payout-csv.ts';

type DeskCalls =
  | 'affiliateDesk'
  | 'deskPayout'
  | 'deskHold'
  | 'deskAdjust'
  | 'deskAffiliate'
  | 'deskPayoutList';

const done = (msg: string) => ({ type: 'msg' as const, msg });

export function createDeskHandlers(db: Database): FeatureHandlers<DeskCalls> {
  return {
    affiliateDesk: async () => ({
      affiliates: await affiliatesAtDesk(db),
      payouts: (await listDuePayouts(db)).map(({ profile, ...payout }) => ({
        id: payout.id,
        username: payout.username ?? '(left)',
        name: profile?.name ?? '',
        paypal_email: profile?.paypalEmail ?? '',
        amount: payout.amountCents / 100,
        requested_at: payout.requestedAt.toISOString(),
      })),
      holds: (await listHolds(db)).map(({ cents, createdAt, username, ...hold }) => ({
        ...hold,
        username: username ?? '(left)',
        amount: cents / 100,
        created_at: createdAt.toISOString(),
      })),
    }),
    deskPayout: async ({ body: { id, paid, note } }) => {
      if (!(await settleTransfer(db, id, { paid, note }, new Date()))) {
        throw new CodedError('not-found');
      }
      return done(paid ? 'Ticked off as sent' : 'The money is back on their account');
    },
    deskHold: async ({ body: { id, approve } }) => {
      if (!(await decideHold(db, id, approve, new Date()))) throw new CodedError('not-found');
      return done(approve ? 'Commission approved' : 'Commission declined');
    },
    deskAdjust: async ({ body: { id, amount, note, key } }) => {
      const amountCents = Math.round(amount * 100);
      if (amountCents === 0 || !(await findAffiliate(db, id))) throw new CodedError('not-found');
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
    deskPayoutList: async () => ({
      status: 200,
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': attachmentHeader('payouts.csv'),
        'cache-control': 'private, no-store',
      },
      body: Readable.from([payoutCsv(await listDuePayouts(db))]),
    }),
  };
}

async function affiliatesAtDesk(db: Database): Promise<DeskAffiliate[]> {
  const now = new Date();
  const shown: DeskAffiliate[] = [];
  for (const row of await listAffiliates(db)) {
    const { total, holding, unpaid, paid } = await affiliateBalance(db, row.id, now);
    shown.push({
      id: row.id,
      username: row.username,
      name: row.name,
      email: row.email,
      wants_news: readAffiliateSettings(row.settings).email.list,
      signups: row.signups,
      total: total / 100,
      holding: holding / 100,
      unpaid: unpaid / 100,
      paid: paid / 100,
      held_reason: row.heldReason,
      identity: row.verified ? 'verified' : row.manual ? 'asked' : 'none',
      phone: row.phone ?? '',
    });
  }
  return shown;
}
