import { Button } from '@mantine/core';
import { type AffiliateInfo, affiliateTerms } from '@reelwright/contract';
import { copyText } from '../../publish/copy-text.ts';
import classes from './affiliates.module.css';
import { formatUsd } from './format-usd.ts';

interface InfoProps {
  readonly info: AffiliateInfo;
}

/** Vouchers to give away. */
export function GiftsSection({ info: { vouchers, link } }: InfoProps) {
  const giftLink = (code: string) => `${new URL(link).origin}/pricing?voucher=${code}`;
  return (
    <section aria-labelledby="vouchers" className={classes.card}>
      <h2 id="vouchers" className={classes.heading}>
        Gift vouchers
      </h2>
      <p className={classes.note}>
        Each takes {formatUsd(affiliateTerms.voucherCents / 100)} off the first payment of one
        person who opens its link. Anyone who uses it counts as yours.
      </p>
      {vouchers ? (
        <ul className={classes.list}>
          {vouchers.map(({ code, used }) => (
            <li key={code} className={classes.listRow}>
              <code className={used ? classes.used : undefined}>{code}</code>
              {used ? (
                <span className={classes.note}>Used</span>
              ) : (
                <Button
                  variant="subtle"
                  size="compact-sm"
                  aria-label={`Copy its link: ${code}`}
                  onClick={() => void copyText(giftLink(code))}
                >
                  Copy its link
                </Button>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p className={classes.quiet}>
          Your {affiliateTerms.vouchersEach} vouchers come once your account is{' '}
          {affiliateTerms.voucherAccountDays} days old.
        </p>
      )}
    </section>
  );
}

/** What each of the named links earned. */
export function PromotionsSection({ info: { promotions, link } }: InfoProps) {
  return (
    <section aria-labelledby="promotions" className={classes.card}>
      <h2 id="promotions" className={classes.heading}>
        Promotions
      </h2>
      {promotions.length > 0 ? (
        <ul className={classes.list}>
          {promotions.map(({ name, total }) => (
            <li key={name} className={classes.listRow}>
              <span>{name}</span>
              <strong>{formatUsd(total)}</strong>
            </li>
          ))}
        </ul>
      ) : (
        <p className={classes.quiet}>Here you’ll see what each of your links has earned.</p>
      )}
      <p className={classes.note}>Name a link to tell it apart: {`${link}&promo=newsletter`}</p>
    </section>
  );
}
