export { formatLimit, qualityWords } from './format-limit.ts';
export { type Limit, type LimitGroup, type LimitKind, limitGroups } from './limit.ts';
export { type LimitName, type Limits, limitTable } from './limit-table.ts';
export { limitsOf } from './limits-of.ts';
export { type Plan, type PlanHolder, planNameOf, planOf } from './plan-of.ts';
export {
  type BillingPeriod,
  billingPeriods,
  type PaidPlan,
  type PlanPrice,
  paidPlans,
} from './plan-price.ts';
export { type PlanName, planNames, type Tier, tiers, tierTitles } from './tier.ts';
