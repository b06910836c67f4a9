/** Currencies without a smaller coin: Stripe counts them whole, we count hundredths of everything. */
const isWhole = (currency: string) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits === 0;

export function toStripeAmount(amountCents: number, currency: string): number {
  return isWhole(currency) ? amountCents / 100 : amountCents;
}

export function fromStripeAmount(amount: number, currency: string): number {
  return isWhole(currency) ? amount * 100 : amount;
}
