/** An amount of money, in hundredths of its currency. */
export interface Money {
  readonly amountCents: number;
  readonly currency: string;
}

/** `29.00` and `USD` as money, or the sentence that says what is wrong with them. */
export function parseMoney(amount: string, currency: string): Money | { readonly problem: string } {
  const code = currency.toUpperCase();
  if (!Intl.supportedValuesOf('currency').includes(code)) {
    return { problem: `"${currency}" is no currency. Please give its three letters, such as USD.` };
  }
  if (!/^\d{1,9}([.]\d{1,2})?$/.test(amount) || Number(amount) === 0) {
    return { problem: `"${amount}" is no amount. Please write it like 29.00, without a sign.` };
  }
  const amountCents = Math.round(Number(amount) * 100);
  if (decimalsOf(code) === 0 && amountCents % 100 !== 0) {
    return { problem: `${code} has no smaller coin. Please give a whole amount.` };
  }
  return { amountCents, currency: code };
}

/** `$29.00`, `€1,200.00`, `¥2,900`. */
export function formatMoney({ amountCents, currency }: Money): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency })
    .format(amountCents / 100)
    .replaceAll('\u00a0', ' ');
}

function decimalsOf(currency: string): number {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}
