import {
  formatLimit,
  type Limit,
  limitGroups,
  limitTable,
  planNames,
  tiers,
  tierTitles,
} from '@reelwright/plans';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { Icon } from '../theme/icon.tsx';
import classes from './limit-rows.module.css';

/** What is the same for everybody tells no plan from another. */
const differs = (limit: Limit) => new Set(tiers.map((tier) => formatLimit(limit, tier))).size > 1;

const groups = limitGroups
  .map((group) => ({
    group,
    limits: Object.values<Limit>(limitTable).filter(
      (limit) => limit.group === group && differs(limit),
    ),
  }))
  .filter(({ limits }) => limits.length > 0);

/** The table of packages/plans, row by row. */
export function LimitRows() {
  return (
    <section aria-labelledby="compare" className={classes.section}>
      <h2 id="compare" className={classes.heading}>
        Compare the plans
      </h2>
      <table className={classes.table}>
        <thead>
          <tr>
            <td />
            {planNames.map((plan) => (
              <th key={plan} scope="col">
                {tierTitles[plan]}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ group, limits }) => (
          <tbody key={group}>
            <tr>
              <th colSpan={planNames.length + 1} scope="rowgroup" className={classes.group}>
                {group}
              </th>
            </tr>
            {limits.map((limit) => (
              <tr key={limit.words}>
                <th scope="row">{limit.words}</th>
                {planNames.map((plan) => (
                  <td key={plan}>
                    <Value limit={limit} words={formatLimit(limit, plan)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <p className={classes.note}>
        Just looking? Make a video as a guest; publishing it needs a free account. The{' '}
        <a href="/support">guides</a> show how.
      </p>
    </section>
  );
}

function Value({ limit, words }: { readonly limit: Limit; readonly words: string }) {
  if (limit.kind !== 'yes-no' || limit.burden) return words;
  const isYes = words === 'yes';
  return (
    <>
      <Icon shape={isYes ? IconCheck : IconMinus} className={isYes ? classes.yes : classes.no} />
      <span className={classes.hidden}>{words}</span>
    </>
  );
}
