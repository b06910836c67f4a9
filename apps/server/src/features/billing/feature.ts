import { productName } from '@reelwright/contract';
import { feature } from '../feature.ts';
import { createBillingHandlers } from './billing-handlers.ts';
import { invoiceData } from './invoice-data.ts';
import { invoiceSender } from './invoice-pdf/invoice-sender.ts';

export const billingFeature = feature({
  handlers: (parts) =>
    createBillingHandlers({
      ...parts,
      sender: () => ({
        ...invoiceSender(parts.settings),
        product: parts.looks().name || productName,
      }),
    }),
  personalData: invoiceData,
});
