import type Stripe from 'stripe';
import type { MoneyBack } from '../payments-port.ts';
import { fromStripeAmount } from './stripe-amount.ts';

/** What of a charge went back: its refunds, and the disputes over it. */
export async function moneyBackOf(stripe: Stripe, charge: Stripe.Charge): Promise<MoneyBack[]> {
  const some = charge.refunds;
  const refunds = some?.has_more
    ? await stripe.refunds.list({ charge: charge.id, limit: 100 })
    : some;
  const disputes = charge.disputed
    ? await stripe.disputes.list({ charge: charge.id, limit: 100 })
    : undefined;
  return [
    ...(refunds?.data ?? []).flatMap(refundMoney),
    ...(disputes?.data ?? []).flatMap(disputeMoney),
  ];
}

/** A refund that failed later is there twice: gone, and come again. It may have been booked when it still looked well. */
function refundMoney({ id, amount, currency, created, status }: Stripe.Refund): MoneyBack[] {
  const back = entry(id, amount, currency, created);
  return status === 'failed' || status === 'canceled'
    ? [back, { ...back, id: `${id} failed`, amountCents: -back.amountCents }]
    : [back];
}

/** Questions of a bank (`warning_…`) take nothing yet. What was won came again. */
function disputeMoney({ id, amount, currency, created, status }: Stripe.Dispute): MoneyBack[] {
  if (status.startsWith('warning_') || status === 'prevented') return [];
  const back = entry(id, amount, currency, created);
  return status === 'won'
    ? [back, { ...back, id: `${id} won`, amountCents: -back.amountCents }]
    : [back];
}

function entry(id: string, amount: number, currency: string, created: number): MoneyBack {
  return {
    id,
    amountCents: fromStripeAmount(amount, currency),
    at: new Date(created * 1000),
  };
}
