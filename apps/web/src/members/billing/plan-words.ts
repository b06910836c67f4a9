import type { Billing, User } from '@reelwright/contract';
import { capitalize } from '@reelwright/english';
import { planNameOf, tierTitles } from '@reelwright/plans';
import { isFreePlan } from '../../account/plan.ts';
import { periodWords } from '../../prices/format-price.ts';
import { formatDay } from './format-day.ts';

const dayMs = 86_400_000;

/** Whether what they have was given to them, beside what they pay for: it stays when that ends. */
export function isGiven({ subscription, plan, until }: Billing): boolean {
  if (!subscription || subscription.state === 'ended' || plan === null) return false;
  if (planNameOf(plan) !== subscription.plan) return planNameOf(plan) !== 'free';
  // What is paid lasts a day longer than its period, while the next one is charged; a week where a card was declined.
  const daysOver = subscription.state === 'unpaid' ? 9 : 2;
  return (
    until === null || Date.parse(until) > Date.parse(subscription.period_end) + daysOver * dayMs
  );
}

/** How a plan goes on, in a sentence: 'Paid monthly. Renews on 31 January 2027.' */
export function planWords({ access, expired, plan }: User, billing: Billing): string {
  const { subscription } = billing;
  if (access.owner) {
    return 'This installation is yours, so you have everything, without an end date.';
  }
  if (subscription && subscription.state !== 'ended') {
    const paid = `${capitalize(periodWords[subscription.every].paid)}.`;
    const goesOn = subscription.state === 'active' && !subscription.is_ending;
    const words = goesOn ? `${paid} Renews on ${formatDay(subscription.period_end)}.` : paid;
    if (!isGiven(billing)) return words;
    const end = access.until ? `until ${formatDay(access.until)}` : 'without an end date';
    return `Given to you ${end}. You pay for ${tierTitles[subscription.plan]} as well. ${words}`;
  }
  if (expired && access.until) {
    return `Ended on ${formatDay(access.until)}. Everything you made is still here.`;
  }
  if (isFreePlan(plan)) {
    const gains = 'Paid plans include more themes, sharper videos and your own branding.';
    return billing.takes_payments ? gains : `${gains} Whoever runs this can give you one.`;
  }
  return access.until ? `Until ${formatDay(access.until)}.` : 'Without an end date.';
}
