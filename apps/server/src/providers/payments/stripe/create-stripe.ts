import type Stripe from 'stripe';
import type { OfferedPrice } from '../../../settings/read-plan-prices.ts';
import type { Order, Payments, PlanChange } from '../payments-port.ts';
import { type CustomerLabels, readStripeCustomer } from './read-stripe-customer.ts';
import { fromStripeAmount, toStripeAmount } from './stripe-amount.ts';
import { type AskStripe, openStripe, type StripeAccess } from './stripe-client.ts';
import { createReadEvent } from './stripe-events.ts';
import { createStripePrices, type StripePrices } from './stripe-prices.ts';

interface StripeOptions extends StripeAccess {
  readonly webhookSecret: string;
  readonly addsTax: boolean;
  readonly prices: readonly OfferedPrice[];
  /** Tells our customers from those of other installations with the same account. */
  readonly site: string;
  /** What products are called after when they are made there. */
  readonly sellerName: () => string;
}

/** Disputes are decided months after they began. */
const disputeDays = 120;

export function createStripe(options: StripeOptions): Payments {
  const { addsTax, site, webhookSecret } = options;
  const ask = openStripe(options);
  const prices = createStripePrices(ask, options.prices, options.sellerName);
  return {
    name: 'stripe',
    prices: options.prices,
    addsTax,
    async createCustomer({ id, email, name }) {
      const labels: CustomerLabels = { reelwright_user: String(id), reelwright_site: site };
      const customer = await ask((stripe) =>
        stripe.customers.create({ email, ...(name && { name }), metadata: { ...labels } }),
      );
      return customer.id;
    },
    startCheckout: (order) => startCheckout(ask, prices, order, addsTax),
    customerOfCheckout: (session) =>
      ask(async (stripe) => {
        try {
          const { customer } = await stripe.checkout.sessions.retrieve(session);
          return typeof customer === 'string' ? customer : customer?.id;
        } catch (error) {
          if ((error as { code?: unknown }).code === 'resource_missing') return undefined;
          throw error;
        }
      }),
    openPortal: (customer, backAddress) =>
      ask(async (stripe) => {
        const session = await stripe.billingPortal.sessions.create({
          customer,
          return_url: backAddress,
        });
        return session.url;
      }),
    async costOfChange(change) {
      const price = await prices.idOf(change.plan, change.every);
      return ask(async (stripe) => {
        const preview = await stripe.invoices.createPreview({
          customer: change.customerId,
          subscription: change.subscriptionId,
          subscription_details: {
            items: await changedItems(stripe, change, price),
            proration_behavior: 'always_invoice',
          },
        });
        const currency = preview.currency.toUpperCase();
        // A credit is below zero, though nothing is due then.
        const amount = preview.total < 0 ? preview.total : preview.amount_due;
        return { amountCents: fromStripeAmount(amount, currency), currency };
      });
    },
    async changePlan(change) {
      const price = await prices.idOf(change.plan, change.every);
      await ask(async (stripe) =>
        stripe.subscriptions.update(change.subscriptionId, {
          items: await changedItems(stripe, change, price),
          proration_behavior: 'always_invoice',
          // All or nothing: a card that is declined leaves the plan as it was.
          payment_behavior: 'error_if_incomplete',
          cancel_at_period_end: false,
          metadata: { reelwright_plan: change.plan },
        }),
      );
    },
    setEnding: async (subscriptionId, isEnding) => {
      await ask((stripe) =>
        stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: isEnding }),
      );
    },
    endEverything: (customer) =>
      ask(async (stripe) => {
        for await (const { id } of stripe.subscriptions.list({ customer, limit: 100 })) {
          await stripe.subscriptions.cancel(id);
        }
      }),
    readCustomer: (customerId) =>
      ask((stripe) => readStripeCustomer(stripe, prices, site, customerId)),
    listCustomersSince: (since) => listCustomersSince(ask, since),
    readEvent: createReadEvent(ask, webhookSecret),
  };
}

async function startCheckout(
  ask: AskStripe,
  prices: StripePrices,
  order: Order,
  addsTax: boolean,
): Promise<string> {
  const { customerId: customer, userId, plan, every, voucher } = order;
  const price = await prices.idOf(plan, every);
  return ask(async (stripe) => {
    // Whoever has two pages open must not pay twice.
    for await (const { id } of stripe.checkout.sessions.list({ customer, status: 'open' })) {
      await stripe.checkout.sessions.expire(id);
    }
    const labels = {
      reelwright_plan: plan,
      ...(voucher && { reelwright_voucher: voucher.code }),
    };
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer,
      client_reference_id: String(userId),
      line_items: [{ price, quantity: 1 }],
      ...(addsTax && {
        automatic_tax: { enabled: true },
        customer_update: { address: 'auto', name: 'auto' },
        tax_id_collection: { enabled: true },
      }),
      ...(voucher
        ? {
            discounts: [{ coupon: await giftCoupon(stripe, voucher.amountCents) }],
            // As long as the gift is kept for them.
            expires_at: Math.floor(Date.now() / 1000) + 31 * 60,
          }
        : { allow_promotion_codes: true }),
      subscription_data: { metadata: labels },
      metadata: labels,
      success_url: order.paidAddress.replace('{SESSION}', '{CHECKOUT_SESSION_ID}'),
      cancel_url: order.backAddress,
    });
    if (!session.url) throw new Error('Stripe gave no page to pay on.');
    return session.url;
  });
}

/** The coupon that takes a gift off the first payment, made on first need. Gifts are in US dollars. */
async function giftCoupon(stripe: Stripe, amountCents: number): Promise<string> {
  const id = `reelwright-gift-${amountCents}`;
  try {
    await stripe.coupons.create({
      id,
      name: 'Gift voucher',
      amount_off: toStripeAmount(amountCents, 'USD'),
      currency: 'usd',
      duration: 'once',
    });
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'resource_already_exists') throw error;
  }
  return id;
}

/** The one thing a subscription of ours has, with another price. */
async function changedItems(stripe: Stripe, { subscriptionId }: PlanChange, price: string) {
  const { items } = await stripe.subscriptions.retrieve(subscriptionId);
  const [item] = items.data;
  if (!item) throw new Error(`${subscriptionId} sells nothing.`);
  return [{ id: item.id, price }];
}

async function* listCustomersSince(ask: AskStripe, since: Date): AsyncIterable<string> {
  const start = Math.floor(since.getTime() / 1000);
  const seen = new Set<string>();
  const charges = await ask(async (stripe) => {
    const found: Stripe.Charge[] = [];
    const created = { gte: start };
    for await (const one of stripe.charges.list({ created, limit: 100 })) found.push(one);
    const list = { created, limit: 100, expand: ['data.charge'] };
    for await (const { charge } of stripe.refunds.list(list)) {
      if (charge && typeof charge !== 'string') found.push(charge);
    }
    const older = { ...list, created: { gte: start - disputeDays * 86_400 } };
    for await (const { charge } of stripe.disputes.list(older)) {
      if (charge && typeof charge !== 'string') found.push(charge);
    }
    return found;
  });
  for (const { customer } of charges) {
    const id = typeof customer === 'string' ? customer : customer?.id;
    if (!id || seen.has(id)) continue;
    seen.add(id);
    yield id;
  }
}
