import type { BillingPeriod } from '@reelwright/plans';

/** `$29`, `$14.50`, `¥2,900`: hundredths of a currency as people read them. */
export function formatPrice(amountCents: number, currency: string): string {
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  })
    .format(amountCents / 100)
    .replaceAll('\u00a0', ' ');
}

/** How often a price is paid: '$29 a month', 'Pro, paid monthly'. */
export const periodWords: Readonly<
  Record<BillingPeriod, { readonly each: string; readonly paid: string; readonly title: string }>
> = {
  month: { each: 'a month', paid: 'paid monthly', title: 'Monthly' },
  year: { each: 'a year', paid: 'paid yearly', title: 'Yearly' },
};
