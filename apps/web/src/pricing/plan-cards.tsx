import {
  formatLimit,
  type Limit,
  limitTable,
  type PlanName,
  planNames,
  tierTitles,
} from '@reelwright/plans';
import { IconCheck } from '@tabler/icons-react';
import { StartLink } from '../site/start-link.tsx';
import { Icon } from '../theme/icon.tsx';
import classes from './plan-cards.module.css';

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

export function PlanCards() {
  return (
    <ul className={classes.cards}>
      {planNames.map((plan) => (
        <li key={plan} className={classes.card} data-favourite={plan === 'pro' || undefined}>
          <h2 className={classes.title}>{tierTitles[plan]}</h2>
          <p className={classes.words}>{forWhom[plan]}</p>
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
            {plan === 'free' ? (
              <StartLink size="medium" quiet />
            ) : (
              <AskLink plan={plan} favourite={plan === 'pro'} />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function AskLink({ plan, favourite }: { readonly plan: PlanName; readonly favourite: boolean }) {
  return (
    <a
      href="/support?subject=change+plan"
      className={classes.ask}
      data-favourite={favourite || undefined}
    >
      Ask for {tierTitles[plan]}
    </a>
  );
}
