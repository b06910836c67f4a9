import type { PlanName } from './tier.ts';

/** How often a plan is paid. */
export const billingPeriods = ['month', 'year'] as const;
export type BillingPeriod = (typeof billingPeriods)[number];

/** The plans that cost something. */
export const paidPlans = ['pro', 'business'] as const satisfies readonly PlanName[];
export type PaidPlan = (typeof paidPlans)[number];

/** What a plan costs, as the operator says it. */
export interface PlanPrice {
  readonly plan: PaidPlan;
  readonly every: BillingPeriod;
  /** Hundredths of the currency, also where it has no smaller coin. Taxes come on top. */
  readonly amountCents: number;
  readonly currency: string;
}
