import { feature } from '../feature.ts';
import { createBillingHandlers } from './billing-handlers.ts';
import { invoiceData } from './invoice-data.ts';
import { invoiceSender } from './invoice-pdf/invoice-sender.ts';

export const billingFeature = feature({
  handlers: ({ db, settings }) => createBillingHandlers({ db, sender: invoiceSender(settings) }),
  personalData: invoiceData,
});
