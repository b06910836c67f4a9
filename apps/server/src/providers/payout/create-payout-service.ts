import { createGuardedFetch } from '../../guarded-fetch/create-guarded-fetch.ts';
import type { Settings } from '../../settings/read-settings.ts';
import type { PayoutService } from './payout-port.ts';
import { createPaypal } from './paypal.ts';

type PayoutSettings = Pick<
  Settings,
  'PAYPAL_CLIENT_ID' | 'PAYPAL_CLIENT_SECRET' | 'PAYPAL_ADDRESS'
>;

/** Who sends affiliates their money: PayPal when it is set up; otherwise the owner does, by hand. */
export function createPayoutService(settings: PayoutSettings): PayoutService | undefined {
  const { PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_ADDRESS } = settings;
  if (!PAYPAL_CLIENT_ID || !PAYPAL_CLIENT_SECRET) return undefined;
  return createPaypal({
    clientId: PAYPAL_CLIENT_ID,
    secret: PAYPAL_CLIENT_SECRET,
    api: PAYPAL_ADDRESS ?? 'https://api-m.paypal.com',
    // Another address is the operator's choice, so it may stand on their own network.
    fetch: createGuardedFetch(
      PAYPAL_ADDRESS ? { allowOrigin: new URL(PAYPAL_ADDRESS).origin } : {},
    ),
  });
}
