import { Button } from '@mantine/core';
import type { DeskAffiliate } from '@reelwright/contract';
import { formatCount } from '@reelwright/english';
import { client } from '../../api/client.ts';
import { prompt } from '../../ui/dialogs/prompt.tsx';
import classes from '../affiliates/affiliates.module.css';
import { formatUsd } from '../affiliates/format-usd.ts';
import { countryName } from '../affiliates/payout/countries.ts';
import type { Decide } from './use-desk.ts';

interface AffiliateRowProps {
  readonly affiliate: DeskAffiliate;
  readonly decide: Decide;
}

/** One affiliate, and what the owner can decide about them. */
export function AffiliateRow({ affiliate, decide }: AffiliateRowProps) {
  const { id, username, name, email, held_reason, identity, identity_note, profile } = affiliate;
  const change = (body: { held_reason?: string | null; verified?: boolean }) =>
    decide((options) => client.deskAffiliate({ body: { id, ...body } }, options));
  const stop = async () => {
    const given = await prompt({
      title: `Stop transfers of ${username}?`,
      fields: [
        {
          kind: 'text',
          id: 'reason',
          label: 'Why (they’ll read this)',
          required: true,
          maxLength: 500,
        },
      ],
      saveLabel: 'Stop transfers',
    });
    if (given) await change({ held_reason: String(given.reason) });
  };
  const adjust = async () => {
    const given = await prompt({
      title: `Adjust what ${username} has`,
      fields: [
        {
          kind: 'number',
          id: 'amount',
          label: 'USD to add, below zero to take away',
          required: true,
          min: -1_000_000,
          max: 1_000_000,
          step: 0.01,
        },
        { kind: 'text', id: 'note', label: 'Note', required: true, maxLength: 500 },
      ],
      saveLabel: 'Book it',
    });
    if (!given) return;
    const key = crypto.randomUUID();
    const body = { id, amount: Number(given.amount), note: String(given.note), key };
    await decide((options) => client.deskAdjust({ body }, options));
  };
  return (
    <article className={classes.card} aria-label={username}>
      <div className={classes.listRow}>
        <span>
          <strong>{username}</strong> · {name ? `${name}, ${email}` : email}
        </span>
        <span>
          {formatCount(affiliate.signups, 'sign-up')} · {formatUsd(affiliate.total)} earned ·{' '}
          {formatUsd(affiliate.unpaid)} unpaid · {formatUsd(affiliate.paid)} paid
        </span>
      </div>
      {held_reason && <p className={classes.note}>Transfers are stopped: {held_reason}</p>}
      {profile && (
        <p className={classes.note}>
          {identity === 'verified' ? 'Verified as' : 'Says to be'} {profile.name} (
          {profile.business_name}), {countryName(profile.country)}. Paid at {profile.paypal_email}.
        </p>
      )}
      {identity === 'asked' && (
        <p className={classes.note}>
          {identity_note && `${identity_note}. `}Waiting for your call at {profile?.phone} to be
          verified.
        </p>
      )}
      {affiliate.bonuses.length > 0 && (
        <p className={classes.note}>Promises bonuses at {affiliate.bonuses.join(' and ')}</p>
      )}
      <div className={classes.actions}>
        {identity === 'asked' && (
          <Button variant="light" size="compact-sm" onClick={() => void change({ verified: true })}>
            Mark as verified
          </Button>
        )}
        <Button variant="default" size="compact-sm" onClick={() => void adjust()}>
          Adjust
        </Button>
        {held_reason ? (
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => void change({ held_reason: null })}
          >
            Allow transfers
          </Button>
        ) : (
          <Button variant="default" size="compact-sm" onClick={() => void stop()}>
            Stop transfers
          </Button>
        )}
      </div>
    </article>
  );
}
