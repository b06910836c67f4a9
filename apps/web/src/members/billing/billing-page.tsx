import { Button, Skeleton } from '@mantine/core';
import type { Billing } from '@reelwright/contract';
import { tierTitles } from '@reelwright/plans';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useUser } from '../../account/use-user.ts';
import { client } from '../../api/client.ts';
import { request } from '../../api/request.ts';
import { brand } from '../../brand/brand.ts';
import { type PlanChoice, readChoice } from '../../prices/choice.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import layout from '../page-layout.module.css';
import classes from './billing.module.css';
import { ChangeCard } from './change-card.tsx';
import { InvoiceList } from './invoice-list.tsx';
import { OrderCard } from './order-card.tsx';
import { PlanCard } from './plan-card.tsx';
import { UsageCard } from './usage-card.tsx';
import { useBilling, useBillingChange } from './use-billing.ts';
import { type PaidState, usePaidCheckout } from './use-paid-checkout.ts';

interface BillingPageProps {
  /** Of the address that the page was opened at. */
  readonly search?: string;
}

/** What somebody pays for: their plan, a plan they chose, and their invoices. */
export function BillingPage(props: BillingPageProps) {
  // As it was then: it is taken out of the address once it was read.
  const [search] = useState(() => props.search ?? location.search);
  const user = useUser();
  const billing = useBilling();
  const paid = usePaidCheckout(search);
  useReturnFromPortal();
  const [query] = useSearchParams();
  if (!user || billing.isPending) return <Skeleton className={classes.skeleton ?? ''} />;
  if (!billing.data) {
    return (
      <ErrorState
        title="We couldn’t load your billing"
        advice={`Please check that ${brand.name} is still running, then try again.`}
        safe="Your plan stays as it is, and nothing was charged."
        onRetry={() => void billing.refetch()}
        isRetrying={billing.isFetching}
      />
    );
  }
  const wanted =
    user.access.owner || paid === 'asking' ? undefined : wantedChoice(query, billing.data);
  return (
    <div className={layout.page}>
      <div className={classes.page}>
        <PaidAlert state={paid} billing={billing.data} />
        {wanted && <WantedPlan choice={wanted} billing={billing.data} />}
        <PlanCard user={user} billing={billing.data} isDeciding={wanted !== undefined} />
        <UsageCard user={user} />
        {(billing.data.takes_payments || billing.data.invoices.length > 0) && (
          <InvoiceList invoices={billing.data.invoices} />
        )}
      </div>
    </div>
  );
}

interface PaidAlertProps {
  readonly state: PaidState;
  readonly billing: Billing;
}

function PaidAlert({ state, billing: { subscription } }: PaidAlertProps) {
  switch (state) {
    case 'none':
      return null;
    case 'asking':
      return <InlineAlert>Thank you! We’re waiting for your payment to be confirmed.</InlineAlert>;
    case 'active':
      return (
        <InlineAlert
          tone="success"
          title="Thank you!"
          action={
            <Button component={Link} to="/create" size="compact-sm">
              Make a video
            </Button>
          }
        >
          You are on {subscription ? tierTitles[subscription.plan] : 'your plan'} now.
        </InlineAlert>
      );
    case 'late':
      return (
        <InlineAlert tone="warning" title="Your payment is taking a little longer">
          Your plan starts as soon as it’s confirmed; you don’t need to pay again. If that takes
          more than an hour, <a href="/support?subject=payment">write to us</a>.
        </InlineAlert>
      );
    default:
      return state satisfies never;
  }
}

/** The plan that somebody chose on the page of prices; nothing when they are on it already. */
function wantedChoice(query: URLSearchParams, { subscription }: Billing): PlanChoice | undefined {
  const choice = readChoice(query);
  const isRunning = subscription !== null && subscription.state !== 'ended';
  const isSame =
    isRunning && subscription.plan === choice?.plan && subscription.every === choice.every;
  return isSame ? undefined : choice;
}

interface WantedPlanProps {
  readonly choice: PlanChoice;
  readonly billing: Billing;
}

/** A plan to be paid, or to be changed to. */
function WantedPlan({ choice, billing: { subscription, takes_payments } }: WantedPlanProps) {
  const [, setQuery] = useSearchParams();
  const prices = useQuery({
    queryKey: ['plan-prices'],
    queryFn: ({ signal }) => request((options) => client.billingPrices({}, options), { signal }),
    retry: false,
  });
  const price = prices.data?.prices.find(
    ({ plan, every }) => plan === choice.plan && every === choice.every,
  );
  if (prices.isPending) return <Skeleton className={classes.skeleton ?? ''} />;
  if (!takes_payments || !price) {
    return (
      <InlineAlert tone="warning" title="This plan can’t be paid for here">
        <a href="/pricing">See the plans</a>, or{' '}
        <a href="/support?subject=change+plan">write to us</a>.
      </InlineAlert>
    );
  }
  const isRunning = subscription !== null && subscription.state !== 'ended';
  return isRunning ? (
    <ChangeCard price={price} onDone={() => setQuery({}, { replace: true })} />
  ) : (
    <OrderCard price={price} addsTax={prices.data?.adds_tax ?? false} />
  );
}

/** Somebody comes back from the pages of the service: what they changed there is asked for. */
function useReturnFromPortal(): void {
  const [query, setQuery] = useSearchParams();
  const change = useRef(useBillingChange());
  const isBack = query.get('back') !== null;
  useEffect(() => {
    if (!isBack) return;
    setQuery({}, { replace: true });
    void change
      .current((options) => client.billingConfirm({ body: {} }, options))
      .catch(() => undefined);
  }, [isBack, setQuery]);
}
