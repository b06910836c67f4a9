import { productName } from '@reelwright/contract';
import type { Settings } from '../../settings/read-settings.ts';
import type { Payments } from './payments-port.ts';
import { createStripe } from './stripe/create-stripe.ts';

export const paymentSettings = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_ADDRESS',
  'STRIPE_TAX',
  'PLAN_PRICES',
  'PUBLIC_URL',
] as const;
type PaymentSettings = Pick<Settings, (typeof paymentSettings)[number]>;

/** Payments by Stripe, when the operator has set them up; otherwise plans go by the operator's word. */
export function createPayments(
  settings: PaymentSettings,
  sellerName: () => string = () => productName,
): Payments | undefined {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_ADDRESS, STRIPE_TAX } = settings;
  const { PLAN_PRICES, PUBLIC_URL } = settings;
  if (!STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET || !PLAN_PRICES) return undefined;
  return createStripe({
    key: STRIPE_SECRET_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    address: STRIPE_ADDRESS,
    addsTax: STRIPE_TAX,
    prices: PLAN_PRICES,
    site: PUBLIC_URL,
    sellerName,
  });
}
