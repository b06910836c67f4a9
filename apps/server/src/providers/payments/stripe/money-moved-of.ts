import type Stripe from 'stripe';
import type { MoneyBack, PaymentFee } from '../payments-port.ts';
import { fromStripeAmount } from './stripe-amount.ts';

interface MoneyMoved {
  readonly moneyBack: readonly MoneyBack[];
  readonly fees: readonly PaymentFee[];
}

/** What happened to the money of a charge: its refunds, the disputes over it, and what Stripe kept for all that. */
export async function moneyMovedOf(stripe: Stripe, charge: Stripe.Charge): Promise<MoneyMoved> {
  const some = charge.refunds;
  const refunds = some?.has_more
    ? await stripe.refunds.list({ charge: charge.id, limit: 100 })
    : some;
  const disputes = charge.disputed
    ? await stripe.disputes.list({ charge: charge.id, limit: 100 })
    : undefined;
  const booked = [
    charge.balance_transaction,
    ...(disputes?.data ?? []).flatMap(({ balance_transactions }) => balance_transactions),
  ];
  return {
    moneyBack: [
      ...(refunds?.data ?? []).flatMap(refundMoney),
      ...(disputes?.data ?? []).flatMap(disputeMoney),
    ],
    fees: booked.flatMap(feeOf),
  };
}

/** Nothing where Stripe does not know yet what it keeps: banks take days. */
function feeOf(booked: string | Stripe.BalanceTransaction | null): PaymentFee[] {
  if (booked === null || typeof booked === 'string' || booked.fee === 0) return [];
  const { id, fee, currency, created } = booked;
  return [{ ...entry(id, fee, currency, created), currency: currency.toUpperCase() }];
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
