import type { Price } from '@reelwright/contract';
import { type BillingPeriod, billingPeriods, type PaidPlan, paidPlans } from '@reelwright/plans';

/** A plan, and how often it is paid. */
export interface PlanChoice {
  readonly plan: PaidPlan;
  readonly every: BillingPeriod;
}

/** The choice that an address carries; nothing when it carries none. */
export function readChoice(query: URLSearchParams): PlanChoice | undefined {
  const plan = paidPlans.find((one) => one === query.get('plan'));
  const every = billingPeriods.find((one) => one === query.get('every'));
  return plan && every && { plan, every };
}

/** Where a choice is paid. */
export function checkoutAddress({ plan, every }: PlanChoice): string {
  return `/members.html#/billing?plan=${plan}&every=${every}`;
}

/** The price of a plan, each month or year as wanted; the other one where there is no such price. */
export function priceOf(
  prices: readonly Price[],
  plan: string,
  every: BillingPeriod,
): Price | undefined {
  const ofPlan = prices.filter((price) => price.plan === plan);
  return ofPlan.find((price) => price.every === every) ?? ofPlan[0];
}

/** What paying yearly saves, in whole percent; nothing where it saves nothing. */
export function yearlySaving(prices: readonly Price[]): number | undefined {
  const savings = paidPlans.flatMap((plan) => {
    const [month, year] = billingPeriods.map((every) =>
      prices.find((price) => price.plan === plan && price.every === every),
    );
    if (!month || !year || month.currency !== year.currency) return [];
    return Math.floor((1 - year.amount_cents / (12 * month.amount_cents)) * 100);
  });
  const least = Math.min(...savings);
  return savings.length > 0 && least > 0 ? least : undefined;
}
