import { type AffiliateInfo, affiliateTerms } from '@reelwright/contract';
import { formatDay } from '../billing/format-day.ts';
import classes from './affiliates.module.css';
import { formatUsd } from './format-usd.ts';

interface AffiliateStatsProps {
  readonly info: AffiliateInfo;
}

/** How the affiliate stands, at a glance. */
export function AffiliateStats({ info }: AffiliateStatsProps) {
  const { percent } = affiliateTerms;
  const figures = [
    {
      label: 'Earned in total',
      figure: formatUsd(info.total),
      note: `${percent}% of every payment`,
    },
    {
      label: 'On hold',
      figure: formatUsd(info.holding),
      note: holdNote(info),
    },
    {
      label: 'Unpaid',
      figure: formatUsd(info.unpaid),
      note: unpaidNote(info),
    },
    { label: 'Paid out', figure: formatUsd(info.paid), note: 'Already with you' },
    { label: 'Sign-ups', figure: String(info.signups), note: 'Through your links' },
    { label: 'Upgrades', figure: String(info.upgrades), note: 'People who pay' },
  ];
  return (
    <dl className={classes.figures}>
      {figures.map(({ label, figure, note }) => (
        <div key={label} className={classes.card}>
          <dt className={classes.label}>{label}</dt>
          <dd className={classes.figure}>{figure}</dd>
          <dd className={classes.note}>{note}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What the owner looks at first has no day: that depends on them. */
function holdNote({ final_date, in_review }: AffiliateInfo): string {
  const looked = in_review > 0 && `${formatUsd(in_review)} is being reviewed`;
  const final = final_date && `Final by ${formatDay(final_date)}`;
  const words = [final, looked].filter(Boolean).join('. ');
  return words || `For ${affiliateTerms.holdDays} days after a payment`;
}

/** Below zero, when what was paid out came to be refunded. */
function unpaidNote({ in_transfer, unpaid }: AffiliateInfo): string {
  if (in_transfer > 0) return `${formatUsd(in_transfer)} on its way`;
  return unpaid < 0 ? 'Comes off what you earn next' : 'Yours to take';
}
