import type { Billing, User } from '@reelwright/contract';
import { capitalize } from '@reelwright/english';
import { isFreePlan } from '../../account/plan.ts';
import { periodWords } from '../../prices/format-price.ts';
import { formatDay } from './format-day.ts';

/** How a plan goes on, in a sentence: 'Paid monthly. Renews on 31 January 2027.' */
export function planWords({ access, expired, plan }: User, { subscription }: Billing): string {
  if (access.owner) {
    return 'This installation is yours, so you have everything, without an end date.';
  }
  if (subscription && subscription.state !== 'ended') {
    const paid = `${capitalize(periodWords[subscription.every].paid)}.`;
    const goesOn = subscription.state === 'active' && !subscription.is_ending;
    return goesOn ? `${paid} Renews on ${formatDay(subscription.period_end)}.` : paid;
  }
  if (expired && access.until) {
    return `Ended on ${formatDay(access.until)}. Everything you made is still here.`;
  }
  if (isFreePlan(plan)) {
    return 'Paid plans include more themes, sharper videos and your own branding.';
  }
  return access.until ? `Until ${formatDay(access.until)}.` : 'Without an end date.';
}
