import { Button, Skeleton, TextInput } from '@mantine/core';
import { type AffiliateGifts, ApiError, type Price } from '@reelwright/contract';
import { tierTitles } from '@reelwright/plans';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { errorMessage } from '../../api/error-message.ts';
import { request } from '../../api/request.ts';
import { formatPrice, periodWords } from '../../prices/format-price.ts';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import classes from './billing.module.css';

interface OrderCardProps {
  readonly price: Price;
  readonly addsTax: boolean;
}

/** What somebody is about to pay for, with their gift, before the page on which they pay. */
export function OrderCard({ price, addsTax }: OrderCardProps) {
  const gifts = useQuery({
    queryKey: ['affiliate-gifts'],
    queryFn: ({ signal }) => request((options) => client.affiliateGifts({}, options), { signal }),
    retry: false,
    staleTime: 600_000,
  });
  if (gifts.isPending) return <Skeleton className={classes.skeleton ?? ''} />;
  return <Order price={price} addsTax={addsTax} gifts={gifts.data} />;
}

interface OrderProps extends OrderCardProps {
  readonly gifts: AffiliateGifts | undefined;
}

function Order({ price, addsTax, gifts }: OrderProps) {
  const { plan, every, amount_cents, currency } = price;
  // Gifts are in US dollars.
  const takesGifts = currency === 'USD';
  const given = (takesGifts && gifts?.voucher) || '';
  const [voucher, setVoucher] = useState(given);
  const [problem, setProblem] = useState<{ readonly isVoucher: boolean; readonly words: string }>();
  const { isBusy, run } = useBusy();
  const code = voucher.trim().toUpperCase();
  const offCents = code !== '' && code === given ? Math.round((gifts?.discount ?? 0) * 100) : 0;
  const pay = () =>
    run(async () => {
      setProblem(undefined);
      try {
        const body = { plan, every, ...(code && { voucher: code }) };
        const { address } = await request((options) => client.billingCheckout({ body }, options), {
          progress: true,
        });
        location.assign(address);
      } catch (error) {
        const isVoucher = error instanceof ApiError && error.code === 'voucher-invalid';
        setProblem({ isVoucher, words: errorMessage(error) });
      }
    });
  return (
    <section aria-labelledby="your-order" className={classes.card}>
      <h2 id="your-order" className={classes.heading}>
        {tierTitles[plan]}, {periodWords[every].paid}
      </h2>
      <dl className={classes.lines}>
        <Line label={`${tierTitles[plan]}, ${periodWords[every].each}`}>
          {formatPrice(amount_cents, currency)}
        </Line>
        {offCents > 0 && (
          <Line label={gifts?.from ? `A gift from ${gifts.from}, once` : 'Gift voucher, once'}>
            {formatPrice(-offCents, currency)}
          </Line>
        )}
        <Line label={addsTax ? 'Today, before tax' : 'Today'} isSum>
          {formatPrice(Math.max(amount_cents - offCents, 0), currency)}
        </Line>
      </dl>
      {takesGifts && (
        <TextInput
          label="Gift voucher, if you have one"
          placeholder="GIFT-ABCD-EFGH"
          className={classes.voucher ?? ''}
          value={voucher}
          maxLength={40}
          autoComplete="off"
          error={problem?.isVoucher && problem.words}
          onChange={(event) => {
            setVoucher(event.currentTarget.value);
            setProblem(undefined);
          }}
        />
      )}
      {problem && !problem.isVoucher && <InlineAlert tone="danger">{problem.words}</InlineAlert>}
      <div className={classes.orderFoot}>
        <p className={classes.quiet}>
          You pay on Stripe’s own page; we never see your card. Cancel whenever you like, and get
          your money back within 30 days.
        </p>
        <div className={classes.actions}>
          <Button component="a" href="/pricing" variant="default">
            Other plans
          </Button>
          <Button loading={isBusy} onClick={() => void pay()}>
            Continue to payment
          </Button>
        </div>
      </div>
    </section>
  );
}

interface LineProps {
  readonly label: string;
  readonly isSum?: boolean;
  readonly children: string;
}

export function Line({ label, isSum = false, children }: LineProps) {
  return (
    <div className={classes.line} data-sum={isSum || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
