import { planNameOf, planOf, tierTitles } from '@reelwright/plans';
import type { Account } from '../../http/caller.ts';
import { dayWords } from '../billing/day-words.ts';

/** `Pro until 31 January 2027`, `Free`, `Free (Pro ended on 1 March 2026)`. */
export function planWords({ plan, planUntil }: Pick<Account, 'plan' | 'planUntil'>, now: Date) {
  const { title, paid, expired } = planOf({ plan, planUntil, guest: false }, now);
  if (!planUntil) return title;
  if (expired) return `${title} (${tierTitles[planNameOf(plan)]} ended on ${dayWords(planUntil)})`;
  return paid ? `${title} until ${dayWords(planUntil)}` : title;
}
