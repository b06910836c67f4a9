import { csvOf } from '../../../words/csv-of.ts';
import type { listDuePayouts } from './desk-repository.ts';

type DuePayout = Awaited<ReturnType<typeof listDuePayouts>>[number];

const columns: readonly (readonly [string, (payout: DuePayout) => string])[] = [
  ['id', ({ id }) => id],
  ['requested', ({ requestedAt }) => requestedAt.toISOString().slice(0, 10)],
  ['amount', ({ amountCents }) => (amountCents / 100).toFixed(2)],
  ['currency', ({ currency }) => currency],
  ['username', ({ username }) => username ?? ''],
  ['paypal_email', ({ payee }) => payee?.paypalEmail ?? ''],
  ['name', ({ payee }) => payee?.name ?? ''],
  ['business_name', ({ payee }) => payee?.businessName ?? ''],
  ['address', ({ payee }) => payee?.address ?? ''],
  ['city', ({ payee }) => payee?.city ?? ''],
  ['state', ({ payee }) => payee?.state ?? ''],
  ['zip', ({ payee }) => payee?.zip ?? ''],
  ['country', ({ payee }) => payee?.country ?? ''],
  ['tax', ({ payee }) => payee?.tax ?? ''],
];

/** The transfers to be made, as a table that bookkeeping programs read. */
export function payoutCsv(payouts: readonly DuePayout[]): string {
  return csvOf(payouts, columns);
}
