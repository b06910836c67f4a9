import {
  type BillingPeriod,
  formatLimit,
  type Limit,
  limitTable,
  type PlanName,
  planNameOf,
  planNames,
  tierTitles,
} from '@reelwright/plans';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { checkoutAddress, priceOf, yearlySaving } from '../prices/choice.ts';
import { formatPrice, periodWords } from '../prices/format-price.ts';
import { StartLink } from '../site/start-link.tsx';
import type { SiteVisitor } from '../site/use-site-visitor.ts';
import { Icon } from '../theme/icon.tsx';
import { PeriodSwitch } from './period-switch.tsx';
import classes from './plan-cards.module.css';
import type { Prices } from './use-prices.ts';

/** Who a plan is for. What it opens comes from the table. */
const forWhom: Record<PlanName, string> = {
  free: 'To see what your next video could look like.',
  pro: 'For people who publish every week.',
  business: 'For teams and agencies with many clients.',
};

const highlights: readonly Limit[] = [
  limitTable.videoMinutesPerMonth,
  limitTable.renderQuality,
  limitTable.maxThemes,
  limitTable.ttsMinutesPerMonth,
  limitTable.storageMegabytes,
];

interface PlanCardsProps {
  /** Null where plans cannot be paid here; undefined while that is not known. */
  readonly prices: Prices | null | undefined;
  readonly visitor: SiteVisitor;
}

export function PlanCards({ prices, visitor }: PlanCardsProps) {
  const [every, setEvery] = useState<BillingPeriod>('month');
  const isOwner = visitor.state === 'member' && visitor.user.access.owner;
  const hasBoth = new Set(prices?.prices.map((price) => price.every)).size > 1;
  return (
    <div className={classes.plans}>
      {prices && hasBoth && (
        <PeriodSwitch every={every} saving={yearlySaving(prices.prices)} onChange={setEvery} />
      )}
      <ul className={classes.cards}>
        {planNames.map((plan) => (
          <li key={plan} className={classes.card} data-favourite={plan === 'pro' || undefined}>
            <h2 className={classes.title}>{tierTitles[plan]}</h2>
            <p className={classes.words}>{forWhom[plan]}</p>
            <PriceLine plan={plan} every={every} prices={prices} />
            <ul className={classes.points}>
              {highlights.map((limit) => (
                <li key={limit.words} className={classes.point}>
                  <Icon shape={IconCheck} sizePx={16} className={classes.check} />
                  <span>
                    {limit.words}: <strong>{formatLimit(limit, plan)}</strong>
                  </span>
                </li>
              ))}
            </ul>
            <div className={classes.action}>
              {isOwner ? null : isOn(visitor, plan) ? (
                <p className={classes.current}>You’re on this plan</p>
              ) : plan === 'free' ? (
                <StartLink size="medium" quiet />
              ) : (
                <GetLink plan={plan} every={every} prices={prices} />
              )}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The card of a member's own plan says so. The owner has everything, on no card. */
function isOn(visitor: SiteVisitor, plan: PlanName): boolean {
  if (visitor.state !== 'member' || visitor.user.access.owner) return false;
  return planNameOf(visitor.user.access.paid ? visitor.user.plan : null) === plan;
}

interface PlanProps extends Pick<PlanCardsProps, 'prices'> {
  readonly plan: PlanName;
  readonly every: BillingPeriod;
}

function PriceLine({ plan, every, prices }: PlanProps) {
  if (!prices) {
    // Room for the line from the start: cards do not grow when the answer is there.
    const words = plan === 'free' ? 'Free' : 'Price on request';
    return (
      <p className={classes.price} data-asking={prices === undefined || undefined}>
        <strong className={classes.amount}>{words}</strong>
      </p>
    );
  }
  const list = prices.prices;
  const currency = list[0]?.currency ?? 'USD';
  const price = priceOf(list, plan, every);
  if (plan !== 'free' && !price) return null;
  return (
    <p className={classes.price}>
      <strong className={classes.amount}>
        {formatPrice(price?.amount_cents ?? 0, price?.currency ?? currency)}
      </strong>{' '}
      {price ? periodWords[price.every].each : 'for good'}
      {price && prices.adds_tax && ', plus tax'}
    </p>
  );
}

function GetLink({ plan, every, prices }: PlanProps) {
  const price = priceOf(prices?.prices ?? [], plan, every);
  const favourite = plan === 'pro';
  return (
    <a
      href={price ? checkoutAddress(price) : '/support?subject=change+plan'}
      className={classes.ask}
      data-favourite={favourite || undefined}
    >
      {price ? 'Get' : 'Ask for'} {tierTitles[plan]}
    </a>
  );
}
