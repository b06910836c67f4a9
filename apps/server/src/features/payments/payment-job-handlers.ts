import { handleJob, type JobHandler } from '../../jobs/define-job.ts';
import type { WorkerParts } from '../feature.ts';
import { comparePayments } from './compare-payments.ts';
import { comparePaymentsJob, endSubscriptionsJob } from './payment-jobs.ts';

type JobParts = Pick<WorkerParts, 'db' | 'queue' | 'publicUrl' | 'payments'>;

export function createPaymentJobHandlers({
  payments: paymentsNow,
  ...parts
}: JobParts): readonly JobHandler[] {
  return [
    handleJob({
      job: comparePaymentsJob,
      run: async (_, { log }) => {
        const payments = paymentsNow();
        if (payments) await comparePayments({ ...parts, payments }, new Date(), log);
      },
    }),
    handleJob({
      job: endSubscriptionsJob,
      run: async ({ customerId }) => {
        // Tried again later: the operator may have taken the key away for a moment only.
        const payments = paymentsNow();
        if (!payments) throw new Error('No payment service is set up.');
        await payments.endEverything(customerId);
      },
    }),
  ];
}
