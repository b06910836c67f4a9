import { planNameOf, planOf, tierTitles } from '@reelwright/plans';
import type { Account } from '../../http/caller.ts';
import { formatDay } from '../billing/format-day.ts';

/** `Pro until 31 January 2027`, `Free`, `Free (Pro ended on 1 March 2026)`. */
export function describePlan(account: Pick<Account, 'plan' | 'planUntil' | 'owner'>, now: Date) {
  const { plan, planUntil } = account;
  const { title, paid, expired, owner } = planOf({ ...account, guest: false }, now);
  if (owner) return `${title} (everything of the highest plan, for good)`;
  if (!planUntil) return title;
  if (expired) return `${title} (${tierTitles[planNameOf(plan)]} ended on ${formatDay(planUntil)})`;
  return paid ? `${title} until ${formatDay(planUntil)}` : title;
}
