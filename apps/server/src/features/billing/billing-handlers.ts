import { Readable } from 'node:stream';
import type { Database } from '../../db/database.ts';
import type { FeatureHandlers } from '../../http/handlers.ts';
import { attachmentHeader } from '../../storage/attachment-header.ts';
import { invoiceNumber } from './invoice.ts';
import type { InvoiceSender } from './invoice-pdf/invoice-sender.ts';
import { listInvoices } from './invoice-repository.ts';

interface BillingParts {
  readonly db: Database;
  readonly sender: InvoiceSender;
}

export function createBillingHandlers({
  db,
  sender,
}: BillingParts): FeatureHandlers<'billingInvoices'> {
  return {
    billingInvoices: async ({ caller }) => {
      const { id, email } = await caller();
      const invoices = await listInvoices(db, id);
      // Loaded when first needed: it is large, and nobody should wait for it at the start.
      const { drawInvoices } = await import('./invoice-pdf/draw-invoices.ts');
      const pdf = await drawInvoices(invoices, sender, email);
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
    },
  };
}
