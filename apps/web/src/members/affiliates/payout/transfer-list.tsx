import type { Transfer } from '@reelwright/contract';
import { TryAgain } from '../../../ui/try-again.tsx';
import { formatDay } from '../../billing/format-day.ts';
import classes from '../affiliates.module.css';
import { formatUsd } from '../format-usd.ts';
import { useTransfers } from '../use-affiliate.ts';

const words: Readonly<Record<Transfer['state'], string>> = {
  requested: 'In progress',
  paid: 'Sent',
  failed: 'Failed, the money is back here',
};

const unclaimedWords = 'Waiting for you at PayPal: open an account with that address to claim it';

/** The transfers so far. */
export function TransferList() {
  const { data, isError, refetch } = useTransfers();
  return (
    <section aria-labelledby="transfers" className={classes.card}>
      <h2 id="transfers" className={classes.heading}>
        Transfers
      </h2>
      {data && data.transfers.length > 0 ? (
        <ul className={classes.list}>
          {data.transfers.map((transfer) => (
            <li key={transfer.id} className={classes.listRow}>
              <span>
                {formatDay(transfer.requested_at)} ·{' '}
                {transfer.unclaimed ? unclaimedWords : words[transfer.state]}
                {transfer.note && `: ${transfer.note}`}
              </span>
              <strong>{formatUsd(transfer.amount)}</strong>
            </li>
          ))}
        </ul>
      ) : (
        !isError && <p className={classes.quiet}>Money that was sent to you is listed here.</p>
      )}
      {isError && <TryAgain title="We couldn’t load this" onRetry={() => void refetch()} />}
    </section>
  );
}
