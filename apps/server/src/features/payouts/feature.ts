import { createIdentity } from '../../providers/identity/create-identity.ts';
import { feature } from '../feature.ts';
import { createDeskHandlers } from './desk/desk-handlers.ts';
import { payoutData } from './payout-data.ts';
import { createPayoutHandlers } from './payout-handlers.ts';

export const payoutsFeature = feature({
  handlers: ({ db, settings }) => ({
    ...createPayoutHandlers({ db, identity: createIdentity(settings) }),
    ...createDeskHandlers(db),
  }),
  personalData: payoutData,
});
