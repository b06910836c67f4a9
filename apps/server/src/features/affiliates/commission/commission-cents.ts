import { affiliateTerms } from '@reelwright/contract';

interface PaidMoney {
  readonly amountCents: number;
  readonly taxCents: number;
}

/**
 * What the affiliate has of a payment of which so much was refunded: their percent of what is left, without tax, in
 * whole cents. It depends on the sum of the refunds alone, so their order never matters.
 */
export function commissionCents(
  { amountCents, taxCents }: PaidMoney,
  refundedCents: number,
  percent: number = affiliateTerms.percent,
): number {
  const left = Math.min(Math.max(amountCents - refundedCents, 0), amountCents);
  const net = Math.floor((left * (amountCents - taxCents)) / amountCents);
  return Math.floor((net * percent) / 100);
}
