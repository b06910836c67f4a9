import { Button } from '@mantine/core';
import type { BilledSubscription, Billing } from '@reelwright/contract';
import { client } from '../../api/client.ts';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import { formatDay } from './format-day.ts';
import { isGiven } from './plan-words.ts';
import { openPortal, useBillingChange } from './use-billing.ts';

interface PlanNoticeProps {
  readonly billing: Billing;
}

/** Why a subscription does not simply go on, and what to do about it. Nothing where it does, or there is none. */
export function PlanNotice({ billing }: PlanNoticeProps) {
  const { subscription, until } = billing;
  if (!subscription || subscription.state === 'ended') return null;
  const keepsMore = isGiven(billing);
  if (subscription.state === 'unpaid') return <Declined until={keepsMore ? null : until} />;
  return subscription.is_ending ? (
    <Ending subscription={subscription} keepsMore={keepsMore} />
  ) : null;
}

function Declined({ until }: { readonly until: string | null }) {
  const { isBusy, run } = useBusy();
  return (
    <InlineAlert
      tone="danger"
      title="Your card was declined"
      action={
        <Button
          size="compact-sm"
          loading={isBusy}
          onClick={() => void run(() => openPortal().catch(() => undefined))}
        >
          Update card
        </Button>
      }
    >
      {until && `Your plan ends on ${formatDay(until)} unless the payment works until then. `}
      Nothing you made is lost.
    </InlineAlert>
  );
}

interface EndingProps {
  readonly subscription: BilledSubscription;
  /** What was given to them goes on. */
  readonly keepsMore: boolean;
}

function Ending({ subscription, keepsMore }: EndingProps) {
  const change = useBillingChange();
  const { isBusy, run } = useBusy();
  const keep = () =>
    run(async () => {
      await change((options) => client.billingEnding({ body: { is_ending: false } }, options), {
        errorToast: true,
        successToast: 'Your plan continues',
      }).catch(() => undefined);
    });
  return (
    <InlineAlert
      tone="warning"
      title={`Ends on ${formatDay(subscription.period_end)}`}
      action={
        <Button size="compact-sm" loading={isBusy} onClick={() => void keep()}>
          Keep my plan
        </Button>
      }
    >
      You won’t be charged again.{' '}
      {keepsMore
        ? 'What was given to you stays.'
        : 'Your account then continues on the free plan, with everything in it.'}
    </InlineAlert>
  );
}
