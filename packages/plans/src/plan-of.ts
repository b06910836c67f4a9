import type { Limits } from './limit-table.ts';
import { limitsOf } from './limits-of.ts';
import { type PlanName, planNames, type Tier, tierTitles } from './tier.ts';

/** Whoever has a plan, or none. */
export interface PlanHolder {
  readonly plan: string | null;
  /** When a paid plan ends; null is never. */
  readonly planUntil: Date | null;
  readonly guest: boolean;
  /** Whether the installation is theirs. */
  readonly owner?: boolean;
}

/** What somebody's plan means at a moment. */
export interface Plan {
  readonly tier: Tier;
  readonly title: string;
  readonly paid: boolean;
  readonly owner: boolean;
  /** A paid plan that has run out: treated as free from then on. */
  readonly expired: boolean;
  readonly limits: Limits;
}

/** What people read in place of a plan's name. Owners have everything of the highest one, for good. */
const ownerTitle = 'Owner';

/** The one answer to what an account may do. */
export function planOf({ plan, planUntil, guest, owner }: PlanHolder, now: Date): Plan {
  if (guest) return planAt('guest', false);
  if (owner) return { ...planAt('business', false), title: ownerTitle, owner };
  const name = planNameOf(plan);
  const expired = name !== 'free' && planUntil !== null && planUntil <= now;
  return planAt(expired ? 'free' : name, expired);
}

/**
 * The plan that a stored name means. A missing name, or one that starts with 'free', is free; any
 * other is paid. Variants ('business-yearly') go by how they start, and a paid name that the table
 * no longer knows gets the smallest paid plan rather than nothing.
 */
export function planNameOf(stored: string | null): PlanName {
  const name = stored?.trim().toLowerCase() ?? '';
  if (name === '') return 'free';
  return planNames.find((known) => name.startsWith(known)) ?? 'pro';
}

function planAt(tier: Tier, expired: boolean): Plan {
  const paid = tier !== 'guest' && tier !== 'free';
  return { tier, title: tierTitles[tier], paid, owner: false, expired, limits: limitsOf(tier) };
}
