import { billingPeriods, type PlanPrice, paidPlans } from '@reelwright/plans';

/** A price of the table, and the service's own price for it where the operator names one. */
export interface OfferedPrice extends PlanPrice {
  readonly priceId: string | undefined;
}

/** `pro month 29 USD, pro year 290 USD price_123` as a table, or the words that say what is wrong with it. */
export function readPlanPrices(
  text: string,
): readonly OfferedPrice[] | { readonly problem: string } {
  const prices: OfferedPrice[] = [];
  for (const entry of text.split(',').map((part) => part.trim())) {
    if (entry === '') continue;
    const price = readPrice(entry);
    if (!price) return { problem: `has "${entry}", which should look like: pro month 29.00 USD` };
    const isTwice = prices.some(({ plan, every }) => plan === price.plan && every === price.every);
    if (isTwice) return { problem: `has two prices for ${price.plan} by the ${price.every}` };
    prices.push(price);
  }
  if (prices.length === 0) return { problem: 'names no price' };
  // One currency: people compare what they see, and what a change costs is counted in it.
  if (new Set(prices.map(({ currency }) => currency)).size > 1) {
    return { problem: 'has more than one currency' };
  }
  return prices;
}

function readPrice(entry: string): OfferedPrice | undefined {
  const [planWord, everyWord, amount = '', code = '', priceId, ...more] = entry.split(/\s+/);
  const plan = paidPlans.find((name) => name === planWord?.toLowerCase());
  const every = billingPeriods.find((period) => period === everyWord?.toLowerCase());
  const currency = code.toUpperCase();
  const decimals = decimalsOf(currency);
  const amountCents = Math.round(Number(amount) * 100);
  if (!plan || !every || more.length > 0 || decimals === undefined) return undefined;
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(amount) || amountCents === 0) return undefined;
  if (decimals === 0 && amountCents % 100 !== 0) return undefined;
  if (priceId !== undefined && !/^price_\w+$/.test(priceId)) return undefined;
  return { plan, every, amountCents, currency, priceId };
}

/** Of currencies that have hundredths, or no smaller coin at all; others nobody asked for so far. */
function decimalsOf(currency: string): 0 | 2 | undefined {
  if (!Intl.supportedValuesOf('currency').includes(currency)) return undefined;
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  const decimals = format.resolvedOptions().maximumFractionDigits;
  return decimals === 0 || decimals === 2 ? decimals : undefined;
}
