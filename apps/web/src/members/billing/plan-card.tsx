import { Button } from '@mantine/core';
import type { Billing, User } from '@reelwright/contract';
import { tierTitles } from '@reelwright/plans';
import { Link } from 'react-router';
import { planName } from '../../account/plan.ts';
import { client } from '../../api/client.ts';
import { confirm } from '../../ui/dialogs/confirm.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import classes from './billing.module.css';
import { formatDay } from './format-day.ts';
import { PlanNotice } from './plan-notice.tsx';
import { isGiven, planWords } from './plan-words.ts';
import { openPortal, useBillingChange } from './use-billing.ts';

interface PlanCardProps {
  readonly user: User;
  readonly billing: Billing;
  /** Whether they are about to decide about a plan above: one thing to decide is enough. */
  readonly isDeciding: boolean;
}

/** The plan somebody is on, and what they can do with it. */
export function PlanCard({ user, billing, isDeciding }: PlanCardProps) {
  return (
    <section aria-labelledby="your-plan" className={classes.card}>
      <div className={classes.planHead}>
        <div>
          <h2 id="your-plan" className={classes.label}>
            Account Plan
          </h2>
          <p className={classes.planName}>{user.access.owner ? 'Owner' : planName(user)}</p>
          <p className={classes.quiet}>{planWords(user, billing)}</p>
        </div>
        {!isDeciding && <Actions user={user} billing={billing} />}
      </div>
      <PlanNotice billing={billing} />
    </section>
  );
}

function Actions({ user, billing }: Omit<PlanCardProps, 'isDeciding'>) {
  const { subscription, takes_payments } = billing;
  const change = useBillingChange();
  const { isBusy, run } = useBusy();
  if (user.access.owner) {
    return (
      <div className={classes.actions}>
        <Button component={Link} to="/settings/people" variant="default">
          People and their plans
        </Button>
        {!takes_payments && (
          <Button component={Link} to="/settings/connections" variant="default">
            Take payments
          </Button>
        )}
      </div>
    );
  }
  const isRunning = subscription !== null && subscription.state !== 'ended';
  if (!isRunning) {
    return (
      <div className={classes.actions}>
        <Button component="a" href={takes_payments ? '/pricing' : '/support?subject=change+plan'}>
          {takes_payments ? 'See the plans' : 'Ask for a plan'}
        </Button>
      </div>
    );
  }
  const cancel = () =>
    run(async () => {
      const day = formatDay(subscription.period_end);
      const afterwards = isGiven(billing)
        ? 'What was given to you stays.'
        : 'After that, your account continues on the free plan, and nothing in it is deleted.';
      const sure = await confirm({
        title: 'Cancel your plan?',
        message: `You keep ${tierTitles[subscription.plan]} until ${day}, because it’s paid for. ${afterwards}`,
        confirmLabel: 'Cancel my plan',
        cancelLabel: 'Keep it',
        danger: true,
      });
      if (!sure) return;
      await change((options) => client.billingEnding({ body: { is_ending: true } }, options), {
        errorToast: true,
        successToast: `Your plan ends on ${day}`,
      }).catch(() => undefined);
    });
  return (
    <div className={classes.actions}>
      <Button component="a" href="/pricing" variant="default">
        Change plan
      </Button>
      {subscription.state === 'active' && (
        <Button
          variant="default"
          onClick={() => void run(() => openPortal().catch(() => undefined))}
        >
          Card and receipts
        </Button>
      )}
      {!subscription.is_ending && (
        <Button variant="subtle" color="gray" loading={isBusy} onClick={() => void cancel()}>
          Cancel plan
        </Button>
      )}
    </div>
  );
}
