import { Button, Skeleton } from '@mantine/core';
import { ApiError, type Price } from '@reelwright/contract';
import { tierTitles } from '@reelwright/plans';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { errorMessage } from '../../api/error-message.ts';
import { request } from '../../api/request.ts';
import { formatPrice, periodWords } from '../../prices/format-price.ts';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { TryAgain } from '../../ui/try-again.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import classes from './billing.module.css';
import { Line } from './order-card.tsx';
import { openPortal, useBillingChange } from './use-billing.ts';

interface ChangeCardProps {
  readonly price: Price;
  readonly onDone: () => void;
}

/** Another plan in place of the one that runs: what it costs now, and the word for it. */
export function ChangeCard({ price, onDone }: ChangeCardProps) {
  const { plan, every, amount_cents, currency } = price;
  const cost = useQuery({
    queryKey: ['billing-change', plan, every],
    queryFn: ({ signal }) =>
      request((options) => client.billingChangeCost({ body: { plan, every } }, options), {
        signal,
      }),
    retry: false,
    // It is less with every hour.
    gcTime: 0,
  });
  const change = useBillingChange();
  const [problem, setProblem] = useState<{ readonly isCard: boolean; readonly words: string }>();
  const { isBusy, run } = useBusy();
  const name = `${tierTitles[plan]}, ${periodWords[every].paid}`;
  const accept = () =>
    run(async () => {
      setProblem(undefined);
      try {
        await change((options) => client.billingChange({ body: { plan, every } }, options), {
          progress: true,
          successToast: `You are on ${tierTitles[plan]} now`,
        });
        onDone();
      } catch (error) {
        const isCard = error instanceof ApiError && error.code === 'card-declined';
        setProblem({ isCard, words: errorMessage(error) });
      }
    });
  return (
    <section aria-labelledby="your-change" className={classes.card}>
      <h2 id="your-change" className={classes.heading}>
        Change to {name}
      </h2>
      {cost.isPending && <Skeleton className={classes.linesSkeleton ?? ''} />}
      {cost.isError && (
        <TryAgain title={errorMessage(cost.error)} onRetry={() => void cost.refetch()} />
      )}
      {cost.data && (
        <dl className={classes.lines}>
          <Line label={`${tierTitles[plan]}, ${periodWords[every].each}`}>
            {formatPrice(amount_cents, currency)}
          </Line>
          <Line
            label={
              cost.data.amount_cents < 0
                ? 'Kept for your next payments'
                : 'Today, for the difference'
            }
            isSum
          >
            {formatPrice(Math.abs(cost.data.amount_cents), cost.data.currency)}
          </Line>
        </dl>
      )}
      {problem && (
        <InlineAlert
          tone="danger"
          action={
            problem.isCard && (
              <Button size="compact-sm" onClick={() => void openPortal().catch(() => undefined)}>
                Update card
              </Button>
            )
          }
        >
          {problem.words}
        </InlineAlert>
      )}
      <div className={classes.orderFoot}>
        <p className={classes.quiet}>
          It starts right away. What’s left of your current plan is taken off the price.
        </p>
        <div className={classes.actions}>
          <Button variant="default" onClick={onDone}>
            Keep what I have
          </Button>
          <Button loading={isBusy} disabled={!cost.data} onClick={() => void accept()}>
            Change plan
          </Button>
        </div>
      </div>
    </section>
  );
}
