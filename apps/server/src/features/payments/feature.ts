import { feature } from '../feature.ts';
import { paymentData } from './payment-data.ts';

export const paymentsFeature = feature({
  personalData: paymentData,
});
