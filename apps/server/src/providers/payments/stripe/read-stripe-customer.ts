import type { BillingPeriod, PaidPlan } from '@reelwright/plans';
import { paidPlans } from '@reelwright/plans';
import type Stripe from 'stripe';
import type {
  CustomerPayment,
  CustomerRecord,
  Subscription,
  SubscriptionState,
} from '../payments-port.ts';
import { moneyMovedOf } from './money-moved-of.ts';
import { fromStripeAmount } from './stripe-amount.ts';
import type { StripePrices } from './stripe-prices.ts';

/** What customers carry at Stripe, so that we know our own again. */
export interface CustomerLabels {
  readonly reelwright_user: string;
  readonly reelwright_site: string;
}

/** Reads all that Stripe knows of a customer. */
export async function readStripeCustomer(
  stripe: Stripe,
  prices: StripePrices,
  site: string,
  customerId: string,
): Promise<CustomerRecord> {
  const customer = await stripe.customers.retrieve(customerId);
  const labels = customer.deleted ? {} : customer.metadata;
  const list = { customer: customerId, limit: 100 };
  const subscriptions = await readAll(stripe.subscriptions.list({ ...list, status: 'all' }));
  const known = subscriptions.map((one) => subscriptionOf(one, prices)).filter((one) => !!one);
  // In this order: a bill that is paid has its charge by then.
  const invoices = await readAll(stripe.invoices.list({ ...list, expand: ['data.payments'] }));
  const charges = await readAll(
    stripe.charges.list({ ...list, expand: ['data.refunds', 'data.balance_transaction'] }),
  );
  const payments: CustomerPayment[] = [];
  for (const invoice of invoices) {
    for (const paid of paymentsOf(invoice, known, prices)) {
      const ours = charges.filter((charge) => idOf(charge.payment_intent) === paid.id);
      const card = ours.map((charge) => charge.payment_method_details?.card?.fingerprint);
      const moved = await Promise.all(ours.map((charge) => moneyMovedOf(stripe, charge)));
      payments.push({
        ...paid,
        cardFingerprint: card.find((fingerprint) => !!fingerprint) ?? undefined,
        moneyBack: moved.flatMap(({ moneyBack }) => moneyBack),
        fees: moved.flatMap(({ fees }) => fees),
      });
    }
  }
  return {
    customerId,
    userId: labels.reelwright_site === site ? Number(labels.reelwright_user) : undefined,
    subscription: known.find(({ state }) => state !== 'ended') ?? known[0],
    payments: payments.sort((a, b) => a.paidAt.getTime() - b.paidAt.getTime()),
  };
}

const states: Readonly<Record<string, SubscriptionState>> = {
  active: 'active',
  trialing: 'active',
  past_due: 'unpaid',
  unpaid: 'unpaid',
  paused: 'unpaid',
  canceled: 'ended',
};

/** Nothing for what never began, and for what sells no plan of ours. */
function subscriptionOf(
  subscription: Stripe.Subscription,
  prices: StripePrices,
): Subscription | undefined {
  const state = states[subscription.status];
  const [item] = subscription.items.data;
  if (!state || !item) return undefined;
  const plan = prices.planOf(item.price) ?? labelledPlan(subscription.metadata);
  if (!plan) return undefined;
  const periodEnd = dateOf(item.current_period_end);
  const { cancel_at, cancel_at_period_end, ended_at } = subscription;
  const ends = ended_at ?? cancel_at;
  return {
    id: subscription.id,
    state,
    plan,
    every: item.price.recurring?.interval === 'year' ? 'year' : ('month' satisfies BillingPeriod),
    periodStart: dateOf(item.current_period_start),
    periodEnd,
    endsAt: ends ? dateOf(ends) : cancel_at_period_end ? periodEnd : undefined,
    unpaidBill: state === 'unpaid' ? idOf(subscription.latest_invoice) : undefined,
  };
}

function labelledPlan(metadata: Stripe.Metadata | null): PaidPlan | undefined {
  return paidPlans.find((plan) => plan === metadata?.reelwright_plan);
}

type PaidPart = Omit<CustomerPayment, 'cardFingerprint' | 'moneyBack' | 'fees'>;

/** What was paid of a bill; nothing of bills that are about something else than plans. */
function paymentsOf(
  invoice: Stripe.Invoice,
  subscriptions: readonly Subscription[],
  prices: StripePrices,
): PaidPart[] {
  const about = invoice.parent?.subscription_details;
  const subscriptionId = idOf(about?.subscription);
  const subscription = subscriptions.find(({ id }) => id === subscriptionId);
  // The newest of what is charged: after a change of plan the old one is there too, taken off.
  const line = invoice.lines.data
    .filter(({ amount }) => amount >= 0)
    .sort((a, b) => b.period.end - a.period.end)[0];
  const price = line?.pricing?.price_details;
  const plan =
    (price && prices.planOf({ id: idOf(price.price) ?? '', product: price.product })) ||
    labelledPlan(about?.metadata ?? null) ||
    subscription?.plan;
  if (!subscriptionId || !line || !plan) return [];
  const taxes = (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);
  const isFirst = invoice.billing_reason === 'subscription_create';
  return (invoice.payments?.data ?? []).flatMap((paid) => {
    const id = idOf(paid.payment.payment_intent);
    const amount = paid.amount_paid ?? 0;
    if (paid.status !== 'paid' || !id || amount <= 0) return [];
    const tax = invoice.total > 0 ? Math.round((taxes * amount) / invoice.total) : 0;
    return {
      id,
      amountCents: fromStripeAmount(amount, paid.currency),
      taxCents: fromStripeAmount(Math.min(tax, amount), paid.currency),
      currency: paid.currency.toUpperCase(),
      plan,
      subscriptionId,
      periodStart: dateOf(line.period.start),
      periodEnd: dateOf(line.period.end),
      paidAt: dateOf(paid.status_transitions.paid_at ?? paid.created),
      voucher: (isFirst && about?.metadata?.reelwright_voucher) || undefined,
    };
  });
}

/** Every page of a list. */
async function readAll<T>(pages: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const one of pages) all.push(one);
  return all;
}

function idOf(part: string | { readonly id?: string } | null | undefined): string | undefined {
  return typeof part === 'string' ? part : (part?.id ?? undefined);
}

const dateOf = (seconds: number) => new Date(seconds * 1000);
