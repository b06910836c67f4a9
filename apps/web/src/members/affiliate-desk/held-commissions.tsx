import { Button } from '@mantine/core';
import type { DeskHold } from '@reelwright/contract';
import { client } from '../../api/client.ts';
import classes from '../affiliates/affiliates.module.css';
import { formatUsd } from '../affiliates/format-usd.ts';
import { formatDay } from '../billing/format-day.ts';
import type { Decide } from './use-desk.ts';

interface HeldCommissionsProps {
  readonly holds: readonly DeskHold[];
  readonly decide: Decide;
}

/** Commissions with a reason to look at them first. */
export function HeldCommissions({ holds, decide }: HeldCommissionsProps) {
  const settle = (id: number, approve: boolean) =>
    void decide((options) => client.deskHold({ body: { id, approve } }, options));
  return (
    <section aria-labelledby="held" className={classes.card}>
      <h2 id="held" className={classes.heading}>
        To be looked at
      </h2>
      {holds.length === 0 && <p className={classes.quiet}>Nothing looks odd.</p>}
      <ul className={classes.list}>
        {holds.map(({ id, username, reason, amount, payer, paid, paid_at }) => (
          <li key={id} className={classes.listRow}>
            <span>
              <strong>{formatUsd(amount)}</strong> for {username}: {reason}
              <span className={classes.paidBy}>
                {payer || 'Somebody who left'} paid {formatUsd(paid)} on {formatDay(paid_at)}
              </span>
            </span>
            <span className={classes.actions}>
              <Button
                variant="default"
                size="compact-sm"
                aria-label={`Decline ${formatUsd(amount)} for ${username}`}
                onClick={() => settle(id, false)}
              >
                Decline
              </Button>
              <Button
                variant="light"
                size="compact-sm"
                aria-label={`Approve ${formatUsd(amount)} for ${username}`}
                onClick={() => settle(id, true)}
              >
                Approve
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
