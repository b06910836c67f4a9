import { Button } from '@mantine/core';
import type { DeskPayout } from '@reelwright/contract';
import { client } from '../../api/client.ts';
import { confirm } from '../../ui/dialogs/confirm.tsx';
import { prompt } from '../../ui/dialogs/prompt.tsx';
import classes from '../affiliates/affiliates.module.css';
import { formatUsd } from '../affiliates/format-usd.ts';
import { formatDay } from '../billing/format-day.ts';
import type { Decide } from './use-desk.ts';

interface DueTransfersProps {
  readonly payouts: readonly DeskPayout[];
  readonly decide: Decide;
}

/** What affiliates asked for. */
export function DueTransfers({ payouts, decide }: DueTransfersProps) {
  const tickOff = async ({ id, amount, name, paypal_email }: DeskPayout) => {
    const sure = await confirm({
      title: 'Did you send the money?',
      message: `${formatUsd(amount)} to ${name} (${paypal_email}). Once it’s checked off, it can’t be taken back here.`,
      confirmLabel: 'Yes, I sent it',
    });
    if (!sure) return;
    await decide((options) => client.deskPayout({ body: { id, paid: true } }, options));
  };
  const take = async ({ id, amount, paypal_email, may_be_sent }: DeskPayout) => {
    const looked =
      may_be_sent &&
      (await confirm({
        title: 'Did you check PayPal?',
        message: `PayPal never answered an earlier try, so ${formatUsd(amount)} may be on its way to ${paypal_email}. Please look there first: if you also send it by hand, they’ll be paid twice.`,
        confirmLabel: 'PayPal didn’t send it',
        danger: true,
      }));
    if (may_be_sent && !looked) return;
    await decide((options) =>
      client.deskPayoutByHand({ body: { id, ...(looked && { looked }) } }, options),
    );
  };
  const fail = async ({ id }: DeskPayout) => {
    const given = await prompt({
      title: 'Why can’t it be sent?',
      fields: [
        { kind: 'text', id: 'note', label: 'What they’ll read', required: true, maxLength: 500 },
      ],
      saveLabel: 'Give it back',
    });
    if (!given) return;
    const note = String(given.note);
    await decide((options) => client.deskPayout({ body: { id, paid: false, note } }, options));
  };
  return (
    <section aria-labelledby="due" className={classes.card}>
      <h2 id="due" className={classes.heading}>
        To be sent
      </h2>
      {payouts.length === 0 && <p className={classes.quiet}>Nobody is waiting for money.</p>}
      <ul className={classes.list}>
        {payouts.map((payout) => (
          <li key={payout.id} className={classes.listRow}>
            <span>
              <strong>{formatUsd(payout.amount)}</strong> to {payout.name} ({payout.paypal_email}),
              asked for on {formatDay(payout.requested_at)}
            </span>
            {payout.by === 'operator' && (
              <span className={classes.actions}>
                <Button variant="default" size="compact-sm" onClick={() => void fail(payout)}>
                  Can’t be sent
                </Button>
                <Button size="compact-sm" onClick={() => void tickOff(payout)}>
                  Mark as sent
                </Button>
              </span>
            )}
            {payout.by === 'paypal' && payout.trouble === null && (
              <span className={classes.note}>With PayPal · {progressWords(payout.progress)}</span>
            )}
            {payout.by === 'paypal' && payout.trouble !== null && (
              <span className={classes.actions}>
                <span className={classes.note}>
                  {payout.trouble} We try again every ten minutes.
                </span>
                <Button variant="default" size="compact-sm" onClick={() => void take(payout)}>
                  Send it by hand
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function progressWords(state: string): string {
  if (state === '') return 'not sent yet';
  if (state === 'SENDING') return 'waiting for an answer';
  return state === 'UNCLAIMED' ? 'waiting to be claimed' : state.toLowerCase();
}
