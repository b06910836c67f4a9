import type { listDuePayouts } from './desk-repository.ts';

type DuePayout = Awaited<ReturnType<typeof listDuePayouts>>[number];

const columns: readonly (readonly [string, (payout: DuePayout) => string])[] = [
  ['id', ({ id }) => id],
  ['requested', ({ requestedAt }) => requestedAt.toISOString().slice(0, 10)],
  ['amount', ({ amountCents }) => (amountCents / 100).toFixed(2)],
  ['currency', ({ currency }) => currency],
  ['username', ({ username }) => username ?? ''],
  ['paypal_email', ({ profile }) => profile?.paypalEmail ?? ''],
  ['name', ({ profile }) => profile?.name ?? ''],
  ['business_name', ({ profile }) => profile?.businessName ?? ''],
  ['address', ({ profile }) => profile?.address ?? ''],
  ['city', ({ profile }) => profile?.city ?? ''],
  ['state', ({ profile }) => profile?.state ?? ''],
  ['zip', ({ profile }) => profile?.zip ?? ''],
  ['country', ({ profile }) => profile?.country ?? ''],
  ['tax', ({ profile }) => profile?.tax ?? ''],
];

/** The transfers to be made, as a table that bookkeeping programs read. */
export function payoutCsv(payouts: readonly DuePayout[]): string {
  const rows = payouts.map((payout) => columns.map(([, read]) => cell(read(payout))));
  return [columns.map(([name]) => name), ...rows].map((row) => `${row.join(',')}\r\n`).join('');
}

/** People wrote this: nothing of it may be a formula where the table is opened. */
function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
