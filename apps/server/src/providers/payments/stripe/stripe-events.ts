import type Stripe from 'stripe';
import { z } from 'zod';
import type { PaymentEvent } from '../payments-port.ts';
import type { AskStripe } from './stripe-client.ts';

/** A signature that is older than this may have been overheard. */
const toleranceSeconds = 300;

/** The kinds that say that money or a plan changed, by how they start. */
const kinds = [
  'checkout.session.',
  'customer.subscription.',
  'invoice.paid',
  'invoice.payment_',
  'charge.refund',
  'charge.dispute.',
  'refund.',
];

/** What an event is about, in whatever version of their interface it is written. */
const About = z.object({
  customer: z.string().nullish(),
  charge: z.string().nullish(),
});

/** Reads what Stripe sends, once its signature holds. */
export function createReadEvent(ask: AskStripe, secret: string) {
  return (
    body: Buffer,
    signature: string | undefined,
    now: Date,
  ): Promise<PaymentEvent | undefined> =>
    ask(async (stripe) => {
      const event = verified(stripe, body, signature, now);
      if (!event) return undefined;
      const { id, type: kind } = event;
      if (!kinds.some((start) => kind.startsWith(start)))
        return { id, kind, customerId: undefined };
      const { customer, charge } = About.parse(event.data.object);
      return { id, kind, customerId: customer ?? (await customerOfCharge(stripe, charge)) };
    });

  function verified(
    stripe: Stripe,
    body: Buffer,
    signature: string | undefined,
    now: Date,
  ): Stripe.Event | undefined {
    try {
      return stripe.webhooks.constructEvent(
        body,
        signature ?? '',
        secret,
        toleranceSeconds,
        undefined,
        now.getTime(),
      );
    } catch {
      return undefined;
    }
  }
}

/** Refunds and disputes name the charge alone. */
async function customerOfCharge(
  stripe: Stripe,
  charge: string | null | undefined,
): Promise<string | undefined> {
  if (!charge) return undefined;
  const { customer } = await stripe.charges.retrieve(charge);
  return typeof customer === 'string' ? customer : customer?.id;
}
