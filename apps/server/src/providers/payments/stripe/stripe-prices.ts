import type { BillingPeriod, PaidPlan } from '@reelwright/plans';
import { paidPlans, tierTitles } from '@reelwright/plans';
import type Stripe from 'stripe';
import { CodedError } from '../../../errors/coded-error.ts';
import type { OfferedPrice } from '../../../settings/read-plan-prices.ts';
import { toStripeAmount } from './stripe-amount.ts';
import type { AskStripe } from './stripe-client.ts';

interface SoldPrice {
  readonly id: string;
  readonly product: string | { readonly id: string };
}

/** The prices of our table at Stripe: those the operator names, and others made there on first need. */
export interface StripePrices {
  idOf(plan: PaidPlan, every: BillingPeriod): Promise<string>;
  /** What is sold at a price. Nothing for prices of other products. */
  planOf(price: SoldPrice): PaidPlan | undefined;
}

export function createStripePrices(
  ask: AskStripe,
  offered: readonly OfferedPrice[],
  sellerName: () => string,
): StripePrices {
  const found = new Map<OfferedPrice, Promise<string>>();
  return {
    idOf(plan, every) {
      const price = offered.find((one) => one.plan === plan && one.every === every);
      if (!price) throw new CodedError('price-unknown');
      const known = found.get(price);
      if (known) return known;
      const finding = ask((stripe) => findOrMake(stripe, price, sellerName()));
      found.set(price, finding);
      finding.catch(() => found.delete(price));
      return finding;
    },
    planOf({ id, product }) {
      const named = offered.find(({ priceId }) => priceId === id)?.plan;
      if (named) return named;
      const productId = typeof product === 'string' ? product : product.id;
      return paidPlans.find((plan) => productId === productOf(plan));
    },
  };
}

const productOf = (plan: PaidPlan) => `reelwright-${plan}`;

async function findOrMake(
  stripe: Stripe,
  price: OfferedPrice,
  sellerName: string,
): Promise<string> {
  const { plan, every, amountCents, priceId } = price;
  const currency = price.currency.toLowerCase();
  const amount = toStripeAmount(amountCents, currency);
  if (priceId) {
    const named = await stripe.prices.retrieve(priceId);
    // People must not pay something else than what they read.
    if (named.unit_amount !== amount || named.currency !== currency) {
      throw new Error(`${priceId} costs something else at Stripe than in PLAN_PRICES.`);
    }
    if (named.recurring?.interval !== every)
      throw new Error(`${priceId} is not paid each ${every}.`);
    return priceId;
  }
  const lookupKey = [productOf(plan), every, amount, currency].join('-');
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true });
  if (data[0]) return data[0].id;
  try {
    await stripe.products.create({
      id: productOf(plan),
      name: `${sellerName} ${tierTitles[plan]}`,
    });
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'resource_already_exists') throw error;
  }
  const made = await stripe.prices.create({
    product: productOf(plan),
    unit_amount: amount,
    currency,
    recurring: { interval: every },
    tax_behavior: 'exclusive',
    lookup_key: lookupKey,
    transfer_lookup_key: true,
  });
  return made.id;
}
