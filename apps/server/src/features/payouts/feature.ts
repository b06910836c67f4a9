import { createIdentity } from '../../providers/identity/create-identity.ts';
import { createPayoutService } from '../../providers/payout/create-payout-service.ts';
import { feature } from '../feature.ts';
import { createDeskHandlers } from './desk/desk-handlers.ts';
import { mailOwnerJob } from './desk/mail-owner-job.ts';
import { followPayoutsJob } from './follow-payouts-job.ts';
import { payoutData } from './payout-data.ts';
import { createPayoutHandlers } from './payout-handlers.ts';

export const payoutsFeature = feature({
  handlers: ({ db, queue, settings }) => ({
    ...createPayoutHandlers({
      db,
      identity: createIdentity(settings),
      sending: createPayoutService(settings) && {
        provider: 'paypal',
        begin: (transaction) => queue.enqueue(transaction, followPayoutsJob, {}),
      },
    }),
    ...createDeskHandlers(db),
  }),
  jobs: [followPayoutsJob, mailOwnerJob],
  jobHandlers: async (parts) => {
    const { createFollowPayoutsHandler } = await import('./follow-payouts-handler.ts');
    const { createMailOwnerHandler } = await import('./desk/mail-owner-handler.ts');
    return [createFollowPayoutsHandler(parts), createMailOwnerHandler(parts)];
  },
  personalData: payoutData,
});
