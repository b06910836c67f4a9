import { Readable } from 'node:stream';
import { CodedError } from '../../errors/coded-error.ts';
import type { FeatureHandlers, FileReply } from '../../http/handlers.ts';
import { attachmentHeader } from '../../storage/attachment-header.ts';
import type { ApiParts } from '../feature.ts';
import type { SyncParts } from '../payments/sync-customer.ts';
import { findAccountById } from '../users/user-repository.ts';
import { billingOverview } from './billing-overview.ts';
import {
  changeSubscription,
  confirmCheckout,
  costOfChange,
  openPortal,
  refresh,
  setEnding,
  startCheckout,
} from './billing-service.ts';
import { invoiceNumber } from './invoice.ts';
import type { InvoiceSender } from './invoice-pdf/invoice-sender.ts';
import { listInvoices } from './invoice-repository.ts';

interface BillingParts extends Pick<ApiParts, 'db' | 'queue' | 'publicUrl' | 'payments'> {
  readonly sender: () => InvoiceSender;
}

export function createBillingHandlers({
  db,
  queue,
  publicUrl,
  payments: paymentsNow,
  sender,
}: BillingParts): FeatureHandlers<
  | 'billingPrices'
  | 'billing'
  | 'billingCheckout'
  | 'billingConfirm'
  | 'billingChangeCost'
  | 'billingChange'
  | 'billingEnding'
  | 'billingPortal'
  | 'billingInvoices'
  | 'personInvoices'
> {
  const paying = (): SyncParts => {
    const payments = paymentsNow();
    if (!payments) throw new CodedError('payments-off');
    return { db, queue, publicUrl, payments };
  };
  const overview = (userId: number) => billingOverview(db, userId, paymentsNow() !== undefined);
  return {
    billingPrices: () => {
      const payments = paymentsNow();
      return {
        takes_payments: payments !== undefined,
        adds_tax: payments?.addsTax ?? false,
        prices: (payments?.prices ?? []).map(({ plan, every, amountCents, currency }) => ({
          plan,
          every,
          amount_cents: amountCents,
          currency,
        })),
      };
    },
    billing: async ({ caller }) => overview((await caller()).id),
    billingCheckout: async ({ caller, body }) => ({
      address: await startCheckout(paying(), await caller(), body, new Date()),
    }),
    billingConfirm: async ({ caller, body: { session } }) => {
      const member = await caller();
      if (session === undefined) await refresh(paying(), member);
      else await confirmCheckout(paying(), member, session);
      return overview(member.id);
    },
    billingChangeCost: async ({ caller, body }) => {
      const { amountCents, currency } = await costOfChange(paying(), await caller(), body);
      return { amount_cents: amountCents, currency };
    },
    billingChange: async ({ caller, body }) => {
      const member = await caller();
      await changeSubscription(paying(), member, body);
      return overview(member.id);
    },
    billingEnding: async ({ caller, body }) => {
      const member = await caller();
      await setEnding(paying(), member, body.is_ending);
      return overview(member.id);
    },
    billingPortal: async ({ caller }) => ({
      address: await openPortal(paying(), await caller()),
    }),
    billingInvoices: async ({ caller, query: { number } }) => {
      const { id, email } = await caller();
      return invoicesAsPdf({ db, sender }, { id, email }, number);
    },
    personInvoices: async ({ query: { id } }) => {
      const person = await findAccountById(db, id);
      if (!person) throw new CodedError('not-found');
      return invoicesAsPdf({ db, sender }, person);
    },
  };
}

async function invoicesAsPdf(
  { db, sender }: Pick<BillingParts, 'db' | 'sender'>,
  { id, email }: { readonly id: number; readonly email: string },
  number?: string,
): Promise<FileReply> {
  const all = await listInvoices(db, id);
  const invoices = number ? all.filter((one) => invoiceNumber(one) === number) : all;
  if (number && invoices.length === 0) throw new CodedError('not-found');
  // Loaded when first needed: it is large, and nobody should wait for it at the start.
  const { drawInvoices } = await import('./invoice-pdf/draw-invoices.ts');
  const pdf = await drawInvoices(invoices, sender(), email);
  const [only] = invoices;
  const name = only && invoices.length === 1 ? `invoice-${invoiceNumber(only)}` : 'invoices';
  return {
    status: 200,
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'content-disposition': attachmentHeader(`${name}.pdf`),
      'cache-control': 'private, no-store',
    },
    body: Readable.from(pdf),
  };
}
