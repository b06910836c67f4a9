import { feature } from '../feature.ts';
import { payoutData } from './payout-data.ts';

export const payoutsFeature = feature({
  personalData: payoutData,
});
