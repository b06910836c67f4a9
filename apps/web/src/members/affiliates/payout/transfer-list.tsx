import type { Transfer } from '@reelwright/contract';
import classes from '../affiliates.module.css';
import { formatUsd } from '../format-usd.ts';
import { usePayout } from '../use-affiliate.ts';

const words: Readonly<Record<Transfer['state'], string>> = {
  requested: 'In progress',
  paid: 'Sent',
  failed: 'Failed, the money is back here',
};

/** The transfers so far. */
export function TransferList() {
  const { data } = usePayout();
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
                {formatDay(transfer.requested_at)} · {words[transfer.state]}
                {transfer.note && `: ${transfer.note}`}
              </span>
              <strong>{formatUsd(transfer.amount)}</strong>
            </li>
          ))}
        </ul>
      ) : (
        <p className={classes.quiet}>Money that was sent to you is listed here.</p>
      )}
    </section>
  );
}

function formatDay(moment: string): string {
  return new Date(moment).toLocaleDateString('en', { dateStyle: 'medium' });
}
