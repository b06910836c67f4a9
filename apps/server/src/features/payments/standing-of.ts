import type { PaidPlan } from '@reelwright/plans';
import type { CustomerRecord } from '../../providers/payments/payments-port.ts';

const dayMs = 86_400_000;
/** A renewal takes an hour or two: nobody is without their plan in the meantime. */
const renewalMs = dayMs;
/** For so long after a renewal was declined the plan goes on, while people look for their card. */
const unpaidDays = 7;

/** The plan that an account has by its subscription. */
interface Standing {
  readonly plan: PaidPlan;
  readonly until: Date;
}

/** What a customer's subscription and payments give them; nothing when they never had any. */
export function standingOf({ subscription, payments }: CustomerRecord): Standing | undefined {
  if (!subscription) return undefined;
  const { id, state, plan, periodStart, periodEnd, endsAt } = subscription;
  const end = {
    active: endsAt ?? new Date(periodEnd.getTime() + renewalMs),
    unpaid: new Date(periodStart.getTime() + unpaidDays * dayMs),
    ended: endsAt ?? periodStart,
  }[state];
  const current = payments.filter(
    (one) => one.subscriptionId === id && one.paidAt.getTime() >= periodStart.getTime() - dayMs,
  );
  const back = current.flatMap(({ moneyBack }) => moneyBack);
  const paid = current.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const left = back.reduce((sum, { amountCents }) => sum - amountCents, paid);
  // Whoever has all their money back has no plan for it.
  const last = Math.max(...back.map(({ at }) => at.getTime()));
  const until = paid > 0 && left <= 0 ? new Date(Math.min(last, end.getTime())) : end;
  return { plan, until };
}
