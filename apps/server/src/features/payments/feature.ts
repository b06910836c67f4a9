import { feature } from '../feature.ts';
import { paymentData } from './payment-data.ts';
import { createPaymentHandlers } from './payment-handlers.ts';
import { comparePaymentsJob, endSubscriptionsJob } from './payment-jobs.ts';

export const paymentsFeature = feature({
  handlers: createPaymentHandlers,
  jobs: [comparePaymentsJob, endSubscriptionsJob],
  jobHandlers: async (parts) => {
    const { createPaymentJobHandlers } = await import('./payment-job-handlers.ts');
    return createPaymentJobHandlers(parts);
  },
  personalData: paymentData,
});
