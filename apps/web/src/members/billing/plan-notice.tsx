import { Button } from '@mantine/core';
import type { BilledSubscription, Billing } from '@reelwright/contract';
import { client } from '../../api/client.ts';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import { formatDay } from './format-day.ts';
import { openPortal, useBillingChange } from './use-billing.ts';

interface PlanNoticeProps {
  readonly billing: Billing;
}

/** Why a subscription does not simply go on, and what to do about it. Nothing where it does, or there is none. */
export function PlanNotice({ billing: { subscription, until } }: PlanNoticeProps) {
  if (!subscription || subscription.state === 'ended') return null;
  if (subscription.state === 'unpaid') return <Declined until={until} />;
  return subscription.is_ending ? <Ending subscription={subscription} /> : null;
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

function Ending({ subscription }: { readonly subscription: BilledSubscription }) {
  const change = useBillingChange();
  const { isBusy, run } = useBusy();
  const keep = () =>
    run(async () => {
      await change((options) => client.billingEnding({ body: { is_ending: false } }, options), {
        errorToast: true,
        successToast: 'Your plan goes on',
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
      You won’t be charged again. Your account goes on as a free one then, with everything in it.
    </InlineAlert>
  );
}
